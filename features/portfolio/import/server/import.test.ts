import { CallRefused } from '@frontage/kit/post/call-out.server'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createPortfolioSite } from '../../server/portfolio.fake'
import { listOwnItems, listTerms } from '../../wire.admin'
import { getImport, importFile, importSite, lookAtSite } from '../wire.admin'
import { readWxr } from './read-wxr'

const item = (id: number, title: string, more = '', meta: Readonly<Record<string, string>> = {}): string => `<item>
  <title><![CDATA[${title}]]></title><guid isPermaLink="false">https://old.test/?p=${id}</guid>
  <content:encoded><![CDATA[<p onclick="x">Body of ${id}</p><script>alert(1)</script>]]></content:encoded>
  <excerpt:encoded><![CDATA[Short & sweet]]></excerpt:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2025-02-0${id} 10:00:00</wp:post_date_gmt>
  <wp:status>publish</wp:status><wp:post_type>astra-portfolio</wp:post_type>${more}
  ${Object.entries(meta).map(([key, value]) => `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`)}
</item>`

const category = '<category domain="astra-portfolio-categories" nicename="child-of-blog"><![CDATA[Child & Blog]]></category>'
const wxr = (...items: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8" ?><!-- an export --><rss version="2.0"><channel>
  <wp:term><wp:term_taxonomy>astra-portfolio-categories</wp:term_taxonomy><wp:term_slug>child-of-blog</wp:term_slug><wp:term_parent></wp:term_parent></wp:term>
  ${items.join('')}
  <item><title>pic</title><wp:post_id>90</wp:post_id><wp:attachment_url>https://old.test/uploads/Deck%20one.jpg</wp:attachment_url><wp:post_type>attachment</wp:post_type>
    <wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A deck</wp:meta_value></wp:postmeta></item>
  <item><title>post</title><wp:post_type>post</wp:post_type></item></channel></rss>`

const whole = wxr(
  item(1, 'Caf&#233; &amp; &#8220;Bar&#8221; <b>x</b>', category, {
    'astra-portfolio-type': 'iframe',
    'astra-site-url': 'https://demo.test/',
    'astra-site-open-in-new-tab': '1',
    'astra-portfolio-image-id': '90',
  }),
  item(2, 'Film', '', { 'astra-portfolio-type': 'video', 'astra-portfolio-video-url': 'javascript:alert(1)' }),
  item(3, 'Ours', '', { 'astra-portfolio-type': 'iframe', 'astra-site-url': 'http://site.test/admin' }),
)

const posts = [
  {
    id: 7,
    slug: 'old-deck',
    link: 'https://old.test/a',
    date_gmt: '2025-01-01T00:00:00',
    title: { rendered: 'Old deck &#8211; done' },
    content: { rendered: '<p>Good</p>' },
    'portfolio-type': 'image',
    'thumbnail-image-url': 'https://old.test/pic.jpg',
    'thumbnail-image-meta': { alt: 'Deck' },
    'lightbox-image-url': null,
    'astra-portfolio-categories': [3],
  },
  { nonsense: true },
]
const asked: string[] = []
const reading: ReadOut = async ({ url }) => {
  asked.push(url)
  if (url.includes('inside')) throw new CallRefused()
  const body = url.includes('-categories?')
    ? url.includes('other')
      ? []
      : [{ id: 3, slug: 'decks', name: 'Decks &amp; more' }]
    : url.includes('tags?')
      ? []
      : posts
  return { status: 200, headers: { 'x-wp-totalpages': '1' }, bytes: Buffer.from(url.endsWith('.jpg') ? 'picture' : JSON.stringify(body)) }
}

describe.each(engines)('imports on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createPortfolioSite({ engine, postgresUrl: inject('postgresUrl') }, [], reading)
    close = site.close
    asked.length = 0
    const finish = async () => {
      for (let steps = 0; steps < 20 && (await site.tools.jobs.runDue()) > 0; steps++);
      return (await site.send(getImport, {}, 'owner')).answer.import
    }
    const items = async () => (await site.send(listOwnItems, {}, 'owner')).answer.items
    return { ...site, finish, items }
  }

  test('P10: a site is looked at before anything comes from it, and says what is new', async () => {
    const { send, finish, items } = await setUp()
    const address = 'https://old.test'
    const look = async () => (await send(lookAtSite, { address }, 'owner')).answer
    expect(await look()).toEqual({ total: 1, fresh: 1, items: [{ title: 'Old deck – done', type: 'image', isNew: true }] })
    expect(await items()).toEqual([])
    expect(asked.filter((url) => url.endsWith('.jpg'))).toEqual([])
    await send(importSite, { address }, 'owner')
    await finish()
    expect(await look()).toMatchObject({ total: 1, fresh: 0 })
    expect(await send(lookAtSite, { address: 'https://inside.test' }, 'owner')).toMatchObject({
      status: 400,
      answer: { code: 'site-not-read' },
    })
    expect((await send(lookAtSite, { address }, 'moderator')).status).toBe(403)
  })

  test('an export file comes in: cleaned, sorted, with its pictures and a report', async () => {
    const { send, finish, items, library } = await setUp()
    expect((await send(importFile, { text: whole, pictures: true, state: 'published' }, 'owner')).answer.import).toMatchObject({
      state: 'running',
      done: 0,
    })
    expect(await finish()).toMatchObject({
      state: 'done',
      source: 'file',
      total: 3,
      done: 3,
      added: 3,
      changed: 0,
      pictures: 1,
      leftOut: 0,
    })
    const [first, film, ours] = await items()
    expect(first).toMatchObject({
      ...{
        title: 'Café & “Bar” x',
        type: 'iframe',
        openIn: 'new-tab',
        site: 'https://demo.test/',
        state: 'published',
        excerpt: 'Short & sweet',
      },
      ...{ content: '<p>Body of 1</p>', publishedAt: '2025-02-01T10:00:00.000Z', slug: 'cafe-bar-x' },
    })
    expect(library.added).toEqual(['deck-one'])
    expect(asked).toEqual(['https://old.test/uploads/Deck%20one.jpg'])
    expect(film).toMatchObject({ video: '', state: 'draft' })
    expect(ours).toMatchObject({ site: '', state: 'draft' })
    expect((await send(listTerms, {}, 'owner')).answer.terms).toMatchObject([{ slug: 'child-of-blog', name: 'Child & Blog', count: 1 }])
  })

  test('the same file again changes and doubles nothing; without a wish no picture is fetched', async () => {
    const { send, finish, items } = await setUp()
    await send(importFile, { text: whole }, 'owner')
    await finish()
    await send(importFile, { text: whole.replace('Film', 'Movie') }, 'owner')
    expect(await finish()).toMatchObject({ added: 0, changed: 3 })
    expect((await items()).map(({ title, state }) => [title, state])).toEqual([
      ['Café & “Bar” x', 'draft'],
      ['Movie', 'draft'],
      ['Ours', 'draft'],
    ])
    expect(asked).toEqual([])
  })

  test('a running site comes in', async () => {
    const { send, finish, items } = await setUp()
    await send(importSite, { address: 'https://old.test/' }, 'owner')
    expect(await finish()).toMatchObject({ state: 'done', source: 'site', total: 1, added: 1, pictures: 1 })
    expect(asked[0]).toBe('https://old.test/wp-json/wp/v2/astra-portfolio-categories?per_page=50&page=1')
    expect(await items()).toMatchObject([{ title: 'Old deck – done', slug: 'old-deck', content: '<p>Good</p>' }])
    expect((await send(listTerms, {}, 'owner')).answer.terms).toMatchObject([{ name: 'Decks & more' }])
  })

  test('bar E18: an address inside fails the import, and says only that it is not allowed', async () => {
    const { send, finish } = await setUp()
    await send(importSite, { address: 'https://inside.test' }, 'owner')
    expect(await finish()).toMatchObject({ state: 'failed', reason: 'not allowed' })
    expect((await send(importSite, { address: 'file:///etc/passwd' }, 'owner')).status).toBe(400)
    expect((await send(importSite, { address: 'https://old.test' }, 'moderator')).status).toBe(403)
  })

  test.each(['', 'no export', '<rss><channel>', '<html><body/></html>'])('a file that is no export fails as a whole: %j', async (text) => {
    const { send, finish, items } = await setUp()
    const begun = await send(importFile, { text }, 'owner')
    if (text) expect(await finish()).toMatchObject({ state: 'failed' })
    else expect(begun.status).toBe(400)
    expect(await items()).toEqual([])
  })
})

test.each([
  '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss><channel>&a;</channel></rss>',
  '<rss><!ENTITY a "b"><channel/></rss>',
  `<rss>${'<a>'.repeat(50)}${'</a>'.repeat(50)}</rss>`,
])('bar D05: entities, document types and depths are not read: %#', async (text) => {
  await expect(readWxr([text])).rejects.toThrow()
})

test('a file is read in pieces of any size', async () => {
  const pieces = Array.from({ length: Math.ceil(whole.length / 7) }, (_, index) => whole.slice(index * 7, index * 7 + 7))
  expect(await readWxr(pieces)).toEqual(await readWxr([whole]))
})
