/** What visitors type, made fit to be kept: pure functions, each undefined where the text is none of its kind. */

/** One line: neither line breaks nor characters that turn the text around them. */
export const lineOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

/** Several lines. */
export const paragraphsOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .trim()

/** Whole stars, 1 to 5; 0 where nothing was chosen. Undefined for anything else: 4.5 is no rating, and neither is "5 OR 1". */
export function ratingOf(text: string): number | undefined {
  const [, digit] = /^(?:star)?([0-5])$/.exec(text.trim()) ?? []
  return text.trim() === '' ? 0 : digit === undefined ? undefined : Number(digit)
}
