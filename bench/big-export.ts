import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/**
 * Writes an export of WordPress of a size that hardly anybody has: pages and posts, addresses of pictures, messages of Flamingo, and
 * things of plugins that nothing here replaces, one like the other. `node bench/big-export.ts FILE.xml[.gz] [MEGABYTES]`
 */
const [file = '', megabytes = '1024'] = process.argv.slice(2)
if (!file) throw new Error('usage: node bench/big-export.ts FILE.xml[.gz] [MEGABYTES]')

/** What one thousandth of the file holds: bytes grow with the number of words. */
const kinds = {
  page: { share: 0.12, most: 5_000, item: page },
  attachment: { share: 0.12, most: 100_000, item: attachment },
  message: { share: 0.12, most: 50_000, item: message },
  order: { share: 1, most: Number.POSITIVE_INFINITY, item: order },
} as const

const SITE = 'https://kiln.example'
const words = 'clay kiln glaze bowl wheel slip stoneware ash shelf cone firing teapot handle studio course Māori river pounamu'.split(' ')
const text = (seed: number, length: number): string =>
  Array.from({ length }, (_, index) => words[(seed * 7 + index * index + index) % words.length]).join(' ')
const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>\n`

function item(id: number, type: string, title: string, parts: string): string {
  const at = `${SITE}/${type}-${id}/`
  return (
    `<item><title><![CDATA[${title}]]></title><link>${at}</link><guid isPermaLink="false">${SITE}/?p=${id}</guid>\n` +
    `<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-03-05 10:00:00</wp:post_date_gmt><wp:post_name>${type}-${id}</wp:post_name>\n` +
    `<wp:status>${type === 'attachment' ? 'inherit' : 'publish'}</wp:status><wp:post_type>${type}</wp:post_type>\n${parts}</item>\n`
  )
}

function page(id: number): string {
  const paragraph = (index: number): string => `<!-- wp:paragraph --><p>${text(id + index, 60)}</p><!-- /wp:paragraph -->`
  const content = Array.from({ length: 55 }, (_, index) => paragraph(index)).join('\n\n')
  return item(id, id % 3 ? 'post' : 'page', `Page ${id}`, `<content:encoded><![CDATA[${content}]]></content:encoded>\n`)
}

function attachment(id: number): string {
  const url = `${SITE}/wp-content/uploads/2024/03/picture-${id}.jpg`
  const sizes = [150, 300, 768, 1024].map((width) => `s:9:"s${width}";a:2:{s:5:"width";i:${width};s:6:"height";i:${width};}`).join('')
  return item(
    id,
    'attachment',
    `Picture ${id}`,
    `<wp:attachment_url>${url}</wp:attachment_url>\n${meta('_wp_attachment_image_alt', text(id, 8))}${meta('_wp_attachment_metadata', `a:5:{s:5:"width";i:1600;s:6:"height";i:1200;s:5:"sizes";a:4:{${sizes}}}`)}`,
  )
}

function message(id: number): string {
  const fields = { 'your-name': `Visitor ${id}`, 'your-email': `visitor-${id}@mail.example`, 'your-message': text(id, 220) }
  const parts = Object.entries(fields).map(([name, value]) => meta(`_field_${name}`, value))
  return item(id, 'flamingo_inbound', `Question ${id}`, parts.join('') + meta('_from_email', fields['your-email']))
}

function order(id: number): string {
  const lines = Array.from({ length: 20 }, (_, index) => meta(`_line_${index}`, text(id + index, 24)))
  return item(id, 'shop_order', `Order ${id}`, lines.join(''))
}

async function write(): Promise<void> {
  const out = createWriteStream(file)
  const sink = file.endsWith('.gz') ? createGzip({ level: 1 }) : out
  if (sink !== out) sink.pipe(out)
  const put = async (piece: string): Promise<number> => {
    if (!sink.write(piece)) await once(sink, 'drain')
    return Buffer.byteLength(piece)
  }
  const most = Number(megabytes) * 2 ** 20
  let written = await put(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>The Kiln</title><link>${SITE}</link><wp:base_site_url>${SITE}</wp:base_site_url>\n`,
  )
  let id = 1
  const counts: Record<string, number> = {}
  let end = 0
  for (const [kind, { share, most: mostOf, item: make }] of Object.entries(kinds)) {
    end = kind === 'order' ? most : end + share * most
    for (counts[kind] = 0; counts[kind] < mostOf && written < end; counts[kind]++) written += await put(make(id++))
  }
  await put('</channel></rss>\n')
  sink.end()
  await finished(out)
  console.log(`${Math.round(written / 2 ** 20)} MB`, counts)
}

await write()
