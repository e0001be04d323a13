import { placeNow } from '@frontage/kit/say'
import { wordingNow } from '@frontage/kit/texts.server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicReview } from '../review'
import { ReviewCard } from '../site/pieces/review-card/review-card.view'

/** Cards of a few hundred pages: some twenty megabytes. */
const MOST = 5_000

/** Draws cards for the wire, each of them once: what it is drawn from is its name, so what was drawn is never out of date. */
export function createDrawnCards() {
  const drawn = new Map<string, string>()

  return (reviews: readonly PublicReview[], lines: number | undefined): string =>
    reviews
      .map((review) => {
        const name = JSON.stringify([lines, wordingNow(), placeNow(), review])
        const html = drawn.get(name) ?? renderToStaticMarkup(createElement(ReviewCard, { review, ...(lines && { lines }) }))
        drawn.delete(name)
        drawn.set(name, html)
        if (drawn.size > MOST) drawn.delete(drawn.keys().next().value!)
        return html
      })
      .join('')
}
