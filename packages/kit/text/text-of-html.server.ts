import { shownIn } from './html.server'

/** What a reader would read of markup, on one line: for titles and names that another system stored as HTML. */
export const textOfHtml = (html: string): string => linedUp(html, '')

/** The same with a gap where an element begins or ends: for texts in which words of two paragraphs must not become one. */
export const wordsOfHtml = (html: string): string => linedUp(html, ' ')

const linedUp = (html: string, gap: string): string =>
  [...shownIn(html)]
    .map((piece) => (piece.kind === 'text' ? piece.text : gap))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
