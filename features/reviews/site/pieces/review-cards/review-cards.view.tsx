import type { CardsProps } from '../../../card'
import { ReviewCard } from '../review-card/review-card.view'

/** Some cards, one after the other. */
export function ReviewCards({ reviews, card }: CardsProps) {
  return reviews.map((review) => <ReviewCard key={review.id} review={review} card={card} />)
}
