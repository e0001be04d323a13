/** Words in the attributes of a part: where they stand, and the sentences that they are. `number` is what they count. */
export type Said = { readonly at: string; readonly number: string; readonly sentences: readonly string[] }

const read = /^(?:title|name|text|html|place|address)$/

/** Everything in attributes that visitors read, with its place. */
export function saidIn(value: unknown, at: string, name = '', number = ''): Said[] {
  if (typeof value === 'string') return read.test(name) && value.trim() ? [{ at, number, sentences: sentencesIn(value) }] : []
  if (Array.isArray(value)) return value.flatMap((one, place) => saidIn(one, `${at}.${place}`, name, number))
  if (!value || typeof value !== 'object') return []
  const counted = 'number' in value && typeof value.number === 'string' ? value.number : ''
  return Object.entries(value).flatMap(([inner, one]) => saidIn(one, `${at}.${inner}`, inner, counted))
}

/** The sentences of a text, without its markup. */
export const sentencesIn = (text: string): string[] =>
  text
    .replace(/<\/(?:p|li|h\d|blockquote|td|th)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .split(/\n|(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
