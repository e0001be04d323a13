import { Avatar, MysteryAvatar } from '@frontage/parts/avatar'
import { isOurs } from '@frontage/parts/picture'
import type { PublicReview } from '../../../../review'
import { Isolated } from '../../../../site/pieces/isolated/isolated.view'
import { type CardOptions, sourceNameOf, whenOf } from '../../../card'
import { cardMessages } from '../../../messages.card'

type PersonProps = {
  readonly review: Pick<PublicReview, 'reviewer' | 'location' | 'date' | 'company' | 'avatar'>
  /** Where the review was written, when nothing else says it. */
  readonly source?: string
  readonly nameId?: string
  readonly date?: CardOptions['date']
  readonly avatar?: CardOptions['avatar']
}

/** Who wrote it: a face or initials, name, what was built where, and when. */
export function Person({ review, source = '', nameId, date, avatar = 'initials' }: PersonProps) {
  const name = review.reviewer || cardMessages.nameless
  const before = [review.location, sourceNameOf(source)].filter(Boolean)
  const hasDate = date !== 'none'
  return (
    <div className="person">
      {avatar === 'mystery' ? <MysteryAvatar /> : avatar !== 'none' && <Avatar name={name} picture={ownPicture(review.avatar)} />}
      <div className="person__words">
        <b className="person__name" id={nameId}>
          <bdi>{name}</bdi>
        </b>
        {review.company && (
          <span className="small person__line">
            <bdi>{review.company}</bdi>
          </span>
        )}
        {(before.length > 0 || hasDate) && (
          <span className="small person__line">
            {before.length > 0 && (
              <span className="person__place">
                <Isolated parts={before} source={source} />
                {hasDate && ','}
              </span>
            )}{' '}
            {/* Browsers do not know every language that the server knows: what it wrote stays. */}
            {hasDate && (
              <time dateTime={review.date} dir="auto" suppressHydrationWarning>
                {whenOf(review.date, date, new Date())}
              </time>
            )}
          </span>
        )}
      </div>
    </div>
  )
}

/** A page asks no server but its own (decisions, §2): of pictures elsewhere the initials stay. */
const ownPicture = (address = ''): string | undefined => (isOurs(address) ? address : undefined)
