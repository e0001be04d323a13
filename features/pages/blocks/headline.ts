/** Letters of the longest word of a headline. */
export const longestWord = (title: string): number => Math.max(...title.split(/[\s-]+/u).map((word) => [...word].length))

/** From here on the longest word of a headline would be small on a phone; it may be hyphenated there. */
const LONG_WORD = 20

export const hasLongWord = (title: string): boolean => longestWord(title) >= LONG_WORD

/** Letters of the longest of the sentences that stand on lines of their own; 0 without such. */
export const longestSentence = (title: string): number => Math.max(0, ...sentencesOf(title).map((sentence) => [...sentence].length))

/** Longer sentences are set as one text: alone on a line they would have to be small. */
const LONGEST_LINE = 30

/** The sentences of a headline that has more than one, each short enough for a line; else nothing. */
export function sentencesOf(title: string): string[] {
  const sentences = title.split(/(?<=[.!?。！？])\s+/u)
  return sentences.length > 1 && sentences.every((sentence) => [...sentence].length <= LONGEST_LINE) ? sentences : []
}

/** A headline of few words is set larger, one of many smaller: by the letters of its lines when it stands in two. */
export function fitOf(title: string): 'short' | 'medium' | 'long' {
  const letters = [...title].length
  const line = Math.max(longestWord(title), letters / 2)
  if (line <= 12) return 'short'
  return line <= 20 ? 'medium' : 'long'
}
