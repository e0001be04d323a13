import { trusted } from '@frontage/kit/island/trusted.client'

/** Markup as nodes of a document that runs nothing and fetches nothing; none for what is no text. */
export const nodesIn = (html: unknown): HTMLElement =>
  new DOMParser().parseFromString(trusted(typeof html === 'string' ? html : ''), 'text/html').body

/** What a reader sees of markup. */
export const wordsIn = (html: unknown): string => nodesIn(html).textContent.trim()
