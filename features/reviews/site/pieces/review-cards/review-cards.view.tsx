import { useId } from 'react'
import type { CardsProps } from '../../../card'
import { ReviewCard } from '../review-card/review-card.view'

/** Some cards, one after the other. The same review may stand in another list of the page: each list has ids of its own. */
export function ReviewCards({ reviews, card, areFirst = false }: CardsProps) {
  const scope = useId()
  return reviews.map((review, place) => (
    <ReviewCard key={review.id} review={review} scope={scope} card={card} isFirst={areFirst && place === 0} />
  ))
}
