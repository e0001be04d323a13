import { expect, test } from 'vitest'
import { readWxr, type WxrItem, type WxrRecord } from './wxr.server'
import { BadXml } from './xml-reader.server'

const head = `<title>Kiln &amp; Co</title><link>https://old.example/</link><description>Pots</description><language>en-NZ</language>
<wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example/shop/</wp:base_blog_url>`
const terms = `<wp:category><wp:category_nicename>news</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[News]]></wp:cat_name></wp:category>
<wp:tag><wp:tag_slug>clay</wp:tag_slug><wp:tag_name>Clay</wp:tag_name></wp:tag>
<wp:term><wp:term_id>5</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>main</wp:term_slug><wp:term_name>Main</wp:term_name></wp:term>`
const item = `<item><title>About us</title><link>https://old.example/about/</link><dc:creator>ann</dc:creator><guid>https://old.example/?page_id=7</guid>
<content:encoded><![CDATA[<p>Hello</p>]]></content:encoded><excerpt:encoded><![CDATA[Short]]></excerpt:encoded><wp:post_id>7</wp:post_id>
<wp:post_date_gmt>2024-05-01 09:30:00</wp:post_date_gmt><wp:post_modified_gmt>0000-00-00 00:00:00</wp:post_modified_gmt><wp:post_name>about</wp:post_name>
<wp:status>publish</wp:status><wp:post_parent>3</wp:post_parent><wp:menu_order>2</wp:menu_order><wp:post_type>page</wp:post_type>
<category domain="category" nicename="news"><![CDATA[News]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[12]]></wp:meta_value></wp:postmeta>
${['1 comment', '0 ', 'spam comment', '1 pingback'].map((said) => `<wp:comment><wp:comment_approved>${said.split(' ')[0]}</wp:comment_approved><wp:comment_type>${said.split(' ')[1]}</wp:comment_type></wp:comment>`).join('')}
<wp:comment><wp:comment_author>Eve</wp:comment_author><wp:commentmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>66</wp:meta_value></wp:commentmeta></wp:comment></item>`
const file = (...parts: string[]): string => `<?xml version="1.0"?><rss version="2.0"><channel>${parts.join('\n')}</channel></rss>`

async function recordsIn(text: string, length = text.length): Promise<WxrRecord[]> {
  const pieces: string[] = []
  for (let start = 0; start < text.length; start += length) pieces.push(text.slice(start, start + length))
  const records: WxrRecord[] = []
  for await (const record of readWxr(pieces)) records.push(record)
  return records
}

test.each([1, 100, 100_000])('site, terms and items come one after the other, in pieces of any size: %i', async (length) => {
  const records = await recordsIn(file(head, terms, item), length)
  expect(records.map(({ kind }) => kind)).toEqual(['term', 'term', 'term', 'site', 'item'])
  expect(records[0]).toEqual({
    kind: 'term',
    term: { id: '', taxonomy: 'category', slug: 'news', name: 'News', parent: '', description: '' },
  })
  expect(records[1]).toMatchObject({ term: { taxonomy: 'post_tag', slug: 'clay', name: 'Clay' } })
  expect(records[2]).toMatchObject({ term: { id: '5', taxonomy: 'nav_menu', slug: 'main' } })
  const site = { title: 'Kiln & Co', tagline: 'Pots', url: 'https://old.example/shop', language: 'en-NZ' }
  expect(records[3]).toEqual({ kind: 'site', site })
  const { meta, ...rest } = (records[4] as { item: WxrItem }).item
  expect(rest).toMatchObject({ id: '7', type: 'page', status: 'publish', title: 'About us', slug: 'about', parent: '3', order: 2 })
  expect(rest).toMatchObject({ date: '2024-05-01T09:30:00Z', modified: '', content: '<p>Hello</p>', excerpt: 'Short', author: 'ann' })
  expect(rest.terms).toEqual([{ taxonomy: 'category', slug: 'news', name: 'News' }])
  expect(rest.comments, 'neither spam nor what WordPress notes itself').toBe(2)
  expect([...meta], 'what belongs to a comment is not taken for the page').toEqual([['_thumbnail_id', '12']])
})

test.each([
  ['cut in the middle', file(head, item).slice(0, -30)],
  ['an item within an item', file('<item>', item, '</item>')],
  ['another feed of XML', '<feed></feed>'],
  ['a page', '<!doctype html><p>Not found'],
])('%s is refused', async (_name, text) => {
  await expect(recordsIn(text)).rejects.toThrow(BadXml)
})
