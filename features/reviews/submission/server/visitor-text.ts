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

/** One plain address; no list, no name around it. */
export const emailOf = (text: string): string | undefined =>
  text.length <= 254 && /^[^\s@,;:<>()[\]"\\\p{Cc}]{1,64}@[^\s@,;:<>()[\]"\\\p{Cc}.]+(?:\.[^\s@,;:<>()[\]"\\\p{Cc}.]+)+$/u.test(text)
    ? text
    : undefined

/** An address of a website. Without a scheme, `http://` is put before what looks like a host (spec, §5; facts, §3.3). */
export function websiteOf(text: string): string | undefined {
  if (/[\s\\\p{Cc}<>"'`]/u.test(text) || text.startsWith('/')) return undefined
  const full = /^https?:\/\//i.test(text) ? text : /^[^/?#]*:(?!\d{1,5}(?:[/?#]|$))/.test(text) ? '' : `http://${text}`
  const url = URL.parse(full)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !full.includes('@') && url.hostname.includes('.')
    ? full
    : undefined
}

/** A tag of the page's address: words, no markup (R38). */
export const tagOf = (text: string): string | undefined =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _&'-]{0,59}$/u.test(text.trim()) ? text.trim() : undefined

/** 128 bits that a browser made up. */
export const unbridOf = (text: string): string | undefined => (/^[0-9a-f]{32}$/i.test(text.trim()) ? text.trim().toLowerCase() : undefined)

/** The page that a form stands on: its number, its path, or its name on a page of others. */
export const postOf = (text: string): string => (/^[\w./:?=&%~+[\]-]{1,300}$/.test(text.trim()) ? text.trim() : '')
