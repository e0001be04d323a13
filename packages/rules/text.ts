/** White space as the servers of such forms know it: all that JavaScript trims, and U+0085. */
const isSpace = (char: string | undefined): boolean => char === '\u0085' || char?.trim() === ''

/** Without white space at both ends. A loop, because a pattern for the end of a text may take quadratic time. */
export function trim(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text[start])) start++
  while (end > start && isSpace(text[end - 1])) end--
  return text.slice(start, end)
}

/** Every kind of line end as one line feed: browsers send two characters, pages and owners write one. */
export const withPlainLines = (text: string): string => text.replace(/\r\n?/g, '\n')

/** How long a text is for its limits and counters: UTF-16 units, a line end counts once. Trim it first. */
export const lengthOf = (text: string): number => withPlainLines(text).length
