import { Avatar } from '@frontage/parts/avatar'
import { monthOf } from '../../../card'
import { listMessages } from '../../../messages'
import type { PublicReview } from '../../../review'

type PersonProps = {
  readonly review: Pick<PublicReview, 'reviewer' | 'location' | 'date' | 'company'>
  /** Where the review was written, when nothing else says it. */
  readonly source?: string
  readonly nameId?: string
}

/** Who wrote it: initials, name, what was built where, and when. */
export function Person({ review, source = '', nameId }: PersonProps) {
  const name = review.reviewer || listMessages.nameless
  const before = [review.location, source].filter(Boolean).join(', ')
  return (
    <div className="person">
      <Avatar name={name} />
      <div className="person__words">
        <b className="person__name" id={nameId}>
          <bdi>{name}</bdi>
        </b>
        {review.company && <span className="small person__line">{review.company}</span>}
        <span className="small person__line">
          {before && <span className="person__place">{before},</span>} <time dateTime={review.date}>{monthOf(review.date)}</time>
        </span>
      </div>
    </div>
  )
}
