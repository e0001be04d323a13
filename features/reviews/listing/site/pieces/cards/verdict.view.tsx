import { Stars } from '@frontage/parts/stars'
import type { PublicReview } from '../../../../review'
import { cardMessages } from '../../../messages.card'

/** What a review says without words: its stars, or whether it recommends. */
export function ReviewVerdict({ review: { rating, recommendation } }: { readonly review: PublicReview }) {
  if (rating) return <Stars value={rating} />
  if (!recommendation) return <span className="review-card__verdict">{cardMessages.unrated}</span>
  return (
    <span className="review-card__verdict" data-verdict={recommendation}>
      {recommendation === 'positive' ? cardMessages.recommends : cardMessages.recommendsNot}
    </span>
  )
}
