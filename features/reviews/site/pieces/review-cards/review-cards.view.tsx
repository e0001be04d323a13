import type { CardsProps } from '../../../card'
import { ReviewCard } from '../review-card/review-card.view'

/** Some cards, one after the other. */
export function ReviewCards({ reviews, card, areFirst = false }: CardsProps) {
  return reviews.map((review, place) => <ReviewCard key={review.id} review={review} card={card} isFirst={areFirst && place === 0} />)
}
