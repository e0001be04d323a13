import { findOldMarkup } from './old-markup'
import { saidBy } from './said'

/** Where a widget is wanted: which one, what its place says, and what gives the element for it once it is known to be there. */
export type Place = {
  readonly block: string
  readonly id: string
  readonly said: Readonly<Record<string, string>>
  readonly take: () => HTMLElement
}

const MOST = 20
const known = /^[a-z-]{1,60}$/
const number = /^[1-9]\d{0,8}$/

/** The places of this page: elements that say so, `<div data-frontage="review-list" data-id="3">`, and markup of older pages. */
export function findPlaces(): Place[] {
  const asked = [...document.querySelectorAll<HTMLElement>('[data-frontage]')]
    .filter(({ dataset, shadowRoot }) => !shadowRoot && known.test(dataset.frontage ?? '') && number.test(dataset.id ?? ''))
    .map((element) => ({
      block: element.dataset.frontage ?? '',
      id: element.dataset.id ?? '',
      said: saidBy([element]),
      take: () => element,
    }))
  return [...asked, ...findOldMarkup()].slice(0, MOST)
}

/** What the server is asked: which widgets, with what their places say, for which page. */
export const askFor = (places: readonly Place[], page: string): string =>
  new URLSearchParams([
    ['on', page],
    ...places.map(({ block, id, said }) => ['show', `${block}.${id}${Object.keys(said).length ? `~${JSON.stringify(said)}` : ''}`]),
  ]).toString()
