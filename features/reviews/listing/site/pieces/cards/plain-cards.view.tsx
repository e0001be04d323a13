import { useState } from 'react'
import type { CardsProps } from '../../../card'
import { cardsIn } from './plain-cards.client'
import { ReviewCards } from './review-cards.view'

/** Reviews that came as HTML alone, from a server of another make: what is safe of it, a card for each. */
export function PlainCards(props: CardsProps) {
  const { reviews, html = '' } = props
  const [cards] = useState(() => (reviews ? [] : cardsIn(html)))
  if (reviews) return <ReviewCards {...props} />
  return cards.map((card, place) => (
    <article
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
      key={place}
      className="review-card"
      data-look="sheet"
      data-review=""
      ref={(element) => void element?.replaceChildren(card)}
    />
  ))
}
