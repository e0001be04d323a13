import type { BadgeAnswer } from '../../../wire'
import { BriefReview } from './brief-review.view'

/** What a slide-out or a pop-up of a badge shows. */
export const BadgeReviews = ({ reviews }: Pick<BadgeAnswer, 'reviews'>) => (
  <ul className="badge__reviews">
    {reviews.map((review) => (
      <li key={review.id}>
        <BriefReview review={review} />
      </li>
    ))}
  </ul>
)
