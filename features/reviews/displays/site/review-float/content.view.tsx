import { useId } from 'react'
import type { Float } from '../../../badge'
import type { BadgeAnswer } from '../../wire'
import { BadgeView } from '../pieces/badge/badge.view'
import { BadgeReviews } from '../pieces/badge/badge-reviews.view'
import { BadgeSign } from '../pieces/badge/badge-sign.view'
import { BriefReview } from '../pieces/badge/brief-review.view'

export type ContentProps = Omit<BadgeAnswer, 'float'> & { readonly float: Float }

/** What the box holds. It is loaded once it is sure that the box will come in. */
export function Content({ float: { content }, badge, summary, reviews }: ContentProps) {
  const id = useId()
  if (content === 'badge')
    return (
      <BadgeView id={id} badge={badge} sign={<BadgeSign {...badge} summary={summary} />} reviews={<BadgeReviews reviews={reviews} />} />
    )
  return (content === 'pop' ? reviews.slice(0, 1) : reviews).map((review) => <BriefReview key={review.id} review={review} />)
}
