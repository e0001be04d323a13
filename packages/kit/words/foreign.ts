/** Unicode's isolates: what stands between them runs from the left, and moves nothing around it. */
export const MARK = '\u2066'
const END = '\u2069'

/** Marks a text of the product that is not in the language of the pages. */
export const markForeign = (text: string): string => text && MARK + text + END

export const isForeign = (text: unknown): text is string => typeof text === 'string' && text.includes(MARK)

/** The text alone, for what is no markup: titles, and what is heard. */
export const withoutMarks = (text: string): string => text.replace(/[\u2066\u2069]/g, '')

/** A marked text, which may have been put together with one that is marked itself. */
const marked = /(\u2066(?:[^\u2066\u2069]|\u2066[^\u2066\u2069]*\u2069)*\u2069)/

/** A text in pieces; those at odd places are foreign. */
export const foreignPieces = (text: string): string[] => text.split(marked)
