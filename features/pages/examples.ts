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

const examples = new Set<string>()

/** Words of a ready page that stand for those of its owner, who has to write them anew. */
export function yours(words: string): string {
  for (const sentence of sentencesIn(words)) examples.add(sentence)
  return words
}

/** A number of a ready page that nobody has counted yet. */
export function uncounted(number: string, text: string): { readonly number: string; readonly text: string } {
  examples.add(`${number} ${text}`)
  return { number, text }
}

/** All of them, once the ready pages are there. */
export const isExample = (words: string): boolean => examples.has(words)
