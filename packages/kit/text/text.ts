/** Text as it is searched: without case, accents and width variants, so that "tahunanui" finds "Tāhunanui". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether every word that was typed, or part of one, stands in a text, in whatever order; no words stand in each. */
export function holdsWords(text: string, typed: string): boolean {
  const told = fold(text)
  return fold(typed)
    .split(/\s+/)
    .every((word) => told.includes(word))
}
