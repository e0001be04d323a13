import { Stars } from '@frontage/parts/stars'
import type { PublicReview } from '../../../../review'
import { Isolated } from '../../../../site/pieces/isolated/isolated.view'
import { badgeMessages } from '../../../messages.badge'

type BriefReviewProps = { readonly review: PublicReview }

/** A review in little room: no pictures, no reply, no ids, so that it may stand on a page that shows the same review in full. */
export const BriefReview = ({ review }: BriefReviewProps) => (
  <article className="brief-review">
    <Verdict review={review} />
    <div className="brief-review__text" lang={review.language || undefined} dir="auto">
      <p>{review.text || review.title}</p>
    </div>
    <p className="brief-review__person">
      <b>
        <bdi>{review.reviewer || badgeMessages.nameless}</bdi>
      </b>{' '}
      <span className="small">
        <Isolated parts={[review.location, sourceOf(review)].filter(Boolean)} source={review.source} />
      </span>
    </p>
  </article>
)

function Verdict({ review: { rating, recommendation } }: BriefReviewProps) {
  if (rating) return <Stars value={rating} />
  if (!recommendation) return null
  return <b>{recommendation === 'positive' ? badgeMessages.recommends : badgeMessages.recommendsNot}</b>
}

const sourceOf = ({ source, sample }: PublicReview): string => {
  const name = source === 'Submitted' ? badgeMessages.ownSite : source
  return sample ? `${name} (${badgeMessages.sample})` : name
}
