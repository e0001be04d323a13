import { sentencesIn } from './sentences'

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
