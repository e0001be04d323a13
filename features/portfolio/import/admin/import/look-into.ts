import { unescaped } from '@frontage/kit/unescaped'
import { type ItemType, itemTypes } from '../../../item'

/** What a file holds, as far as it can be seen before it is sent. */
export type ImportPreview = {
  readonly items: readonly { readonly title: string; readonly isPublished: boolean; readonly type: ItemType }[]
  readonly terms: number
}

/** Looks into an export of WordPress without keeping anything. Undefined: it is none. */
export function lookInto(file: string): ImportPreview | undefined {
  if (!/<rss[\s>]/.test(file) || !file.includes('<wp:')) return undefined
  const items = file
    .split(/<item>/)
    .slice(1)
    .filter((item) => textIn(item, 'wp:post_type') === 'astra-portfolio')
    .map((item) => ({ title: textIn(item, 'title') || '…', isPublished: textIn(item, 'wp:status') === 'publish', type: typeIn(item) }))
  const terms = [...file.matchAll(/<wp:term>[\s\S]*?<\/wp:term>/g)].filter(([term]) =>
    textIn(term, 'wp:term_taxonomy').startsWith('astra-portfolio-'),
  ).length
  return { items, terms }
}

function textIn(markup: string, tag: string): string {
  const start = markup.indexOf(`<${tag}>`)
  const end = markup.indexOf(`</${tag}>`, start)
  if (start < 0 || end < 0) return ''
  const inside = markup.slice(start + tag.length + 2, end).trim()
  const [, text = unescaped(inside)] = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(inside) ?? []
  return text.trim()
}

/** An item that does not say is shown as a website, as WordPress did. */
function typeIn(item: string): ItemType {
  const meta = item.split('<wp:postmeta>').find((part) => textIn(part, 'wp:meta_key') === 'astra-portfolio-type')
  const named = meta && textIn(meta, 'wp:meta_value')
  return itemTypes.find((type) => type === named) ?? 'iframe'
}
