import type { Vocabulary } from './vocabulary'
import { wordsOf } from './words'

const MOST_WORDS = 12

/** Which items a search leaves over: 1 at the place of each; undefined for all. `corrected`: what it was taken for. */
export type Sought = { readonly places: Uint8Array | undefined; readonly corrected: string }

export const everything: Sought = { places: undefined, corrected: '' }

/** Every word has to be in an item, or begin a word of it. One that no item has is taken for the nearest that some have. */
export function seek(q: string, vocabulary: Vocabulary, items: number): Sought {
  const words = wordsOf(q).slice(0, MOST_WORDS)
  if (!words.length) return { places: new Uint8Array(items), corrected: '' }
  const meant = words.map((word) => (vocabulary.startingWith(word) ? word : (vocabulary.nearest(word) ?? word)))
  const counts = new Uint8Array(items)
  for (const [index, word] of meant.entries())
    for (const held of vocabulary.startingWith(word) ?? []) for (const place of held) if (counts[place] === index) counts[place]!++
  const places = counts.map((count) => (count === meant.length ? 1 : 0))
  const corrected = meant.some((word, index) => word !== words[index]) ? meant.join(' ') : ''
  return { places, corrected }
}
