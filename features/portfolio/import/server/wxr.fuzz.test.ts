import { damaged, fc, fuzz, textOf } from '@frontage/kit/fuzz.setup'
import { BadXml } from '@frontage/kit/wordpress/export/xml-reader.server'
import { expect, test } from 'vitest'
import { readWxr } from './read-wxr'

const sound = `<?xml version="1.0"?><rss version="2.0" xmlns:wp="x"><channel><wp:term><wp:term_id>1</wp:term_id><wp:term_slug>a</wp:term_slug></wp:term><item><title>Deck</title><content:encoded><![CDATA[<p>x</p>]]></content:encoded><wp:post_type>astra-portfolio</wp:post_type><wp:postmeta><wp:meta_key>k</wp:meta_key><wp:meta_value><![CDATA[v]]></wp:meta_value></wp:postmeta></item></channel></rss>`

const pieces = [
  '<rss>',
  '</rss>',
  '<item>',
  '</item>',
  '<wp:term>',
  '</wp:term>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?',
  '?>',
  '<!DOCTYPE x [',
  '&amp;',
  '&lt',
  '&#x0;',
  '&#99999999;',
  '<a b="',
  '">',
  "'",
  '=',
  '<title>',
  '</title>',
  '\0',
  '\ud800',
  'wp:post_type',
  'astra-portfolio',
]
const texts = fc.oneof(
  textOf(pieces),
  damaged(Buffer.from(sound)).map((bytes) => Buffer.from(bytes).toString()),
)
const cut = fc.tuple(texts, fc.integer({ min: 1, max: 50 }))

fuzz('any text is an export, or is refused in words', cut, async ([text, size]) => {
  const parts = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  try {
    const items = await readWxr(parts)
    expect(Array.isArray(items)).toBe(true)
  } catch (reason) {
    expect(reason).toBeInstanceOf(BadXml)
  }
})

fuzz(
  'however it is cut into pieces, the same is read',
  fc.integer({ min: 1, max: 400 }),
  async (size) => {
    expect(await readWxr(sound.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])).toEqual(await readWxr([sound]))
  },
  40,
)

test('an item within an item is refused in words', async () => {
  await expect(readWxr(['<rss><item><item></item></item></rss>'])).rejects.toThrow(BadXml)
})
