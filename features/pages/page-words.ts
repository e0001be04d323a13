import type { PageRow } from '@frontage/kit/island/page'

/** Attributes in which a module keeps what visitors read; everything else is a setting. */
const read = new Set(['title', 'text', 'label', 'fact', 'name', 'alt', 'heading', 'caption', 'question', 'answer', 'quote'])

/** A text without its tags, in a time that grows with its length alone. */
const withoutTags = (text: string): string =>
  text
    .split('<')
    .map((part, place) => (place > 0 && part.includes('>') ? ` ${part.slice(part.indexOf('>') + 1)}` : place > 0 ? `<${part}` : part))
    .join('')

/** Everything that a visitor reads on a page, in its order. */
export const wordsOf = (rows: readonly PageRow[], plain = withoutTags): string =>
  rows
    .flatMap(({ columns }) => columns.flatMap(({ modules }) => modules.flatMap(({ props }) => textsIn(props, false))))
    .map((text) => plain(text).trim())
    .filter(Boolean)
    .join(' · ')

function textsIn(value: unknown, isRead: boolean): string[] {
  if (typeof value === 'string') return isRead ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, isRead))
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, read.has(name)))
}
