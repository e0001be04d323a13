import { findOldMarkup } from './old-markup'
import { isNew, type PagePlacement } from './place'
import { findPortfolios } from './portfolio-markup'
import { saidBy } from './said'

/** The places of this page that were not there before: elements that say so, `<div data-frontage="review-list" data-id="3">`, and markup of older pages. */
export function findPlaces(): PagePlacement[] {
  const asked = [...document.querySelectorAll<HTMLElement>('[data-frontage]')].filter(isNew).map((element) => ({
    block: element.dataset.frontage ?? '',
    id: element.dataset.id ?? '0',
    said: saidBy([element]),
    take: () => element,
  }))
  return [...asked, ...findOldMarkup(), ...findPortfolios()]
}

/** What the server is asked: which widgets, with what their places say, for which page. */
export const askFor = (places: readonly PagePlacement[], page: string): string =>
  new URLSearchParams([
    ['on', page],
    ...places.map(({ block, id, said }) => ['show', `${block}.${id}${Object.keys(said).length ? `~${JSON.stringify(said)}` : ''}`]),
  ]).toString()

/** Widgets of one request, and characters of its address. */
const MOST = 20
const LONGEST = 6000

/** Places in their order, as many together as one request may ask for. */
export function batchesOf(places: readonly PagePlacement[], page: string): PagePlacement[][] {
  const batches: PagePlacement[][] = []
  for (const place of places) {
    const batch = batches.at(-1)
    const isFull = !batch || batch.length === MOST || askFor([...batch, place], page).length > LONGEST
    if (isFull) batches.push([place])
    else batch.push(place)
  }
  return batches
}
