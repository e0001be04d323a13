/** Letters of the longest word of a headline. */
export const longestWord = (title: string): number => Math.max(...title.split(/[\s-]+/u).map((word) => [...word].length))

/** A headline of few words is set larger, one of many smaller: by the letters of its lines when it stands in two. */
export function fitOf(title: string): 'short' | 'medium' | 'long' {
  const letters = [...title].length
  const line = Math.max(longestWord(title), letters / 2)
  if (line <= 12) return 'short'
  return line <= 20 ? 'medium' : 'long'
}
