import { LONGEST_TAG } from './spec'

/** A tag as it is stored: one line without needless spaces; empty when nothing is left of it. */
export const tagOf = (typed: string): string =>
  typed
    .replace(/[\s,]+/g, ' ')
    .trim()
    .slice(0, LONGEST_TAG)
    .trim()

/** Tags as they are stored, each once however it is spelled; one that is known already keeps the spelling that it has. */
export function tagsOf(typed: readonly string[], known: readonly string[] = []): string[] {
  const spelled = new Map(known.toReversed().map((tag) => [tag.toLowerCase(), tag]))
  const all = typed.map(tagOf).filter(Boolean)
  return [...new Map(all.map((tag) => [tag.toLowerCase(), spelled.get(tag.toLowerCase()) ?? tag])).values()]
}
