/** What a form carries along unseen, made fit to be kept: pure functions. */

/** A tag of the page's address: words, no markup (R38). */
export const tagOf = (text: string): string | undefined =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _&'-]{0,59}$/u.test(text.trim()) ? text.trim() : undefined

/** 128 bits that a browser made up. */
export const unbridOf = (text: string): string | undefined => (/^[0-9a-f]{32}$/i.test(text.trim()) ? text.trim().toLowerCase() : undefined)

/** The page that a form stands on: its number, its path, or its name on a page of others. */
export const postOf = (text: string): string => (/^[\w./:?=&%~+[\]-]{1,300}$/.test(text.trim()) ? text.trim() : '')
