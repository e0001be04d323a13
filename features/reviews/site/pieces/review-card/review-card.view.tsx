import { Picture } from '@frontage/parts/picture'
import { Stars } from '@frontage/parts/stars'
import type { ComponentType } from 'react'
import { fitOf, lookOf, sourceNameOf } from '../../../card'
import { listMessages } from '../../../messages'
import type { PublicReview } from '../../../review'
import { say } from '../../../say'
import { CLAMP_LINES } from '../../../spec'
import { Paragraphs } from '../paragraphs/paragraphs.view'
import { Person } from '../person/person.view'
import { ClampedText, type ClampedTextProps } from './clamped-text.view'

type ReviewCardProps = {
  readonly review: PublicReview
  /** Lines of a long text before Read more. */
  readonly lines?: number
  /** Draws a text that may be longer than that: as it stands, or awake in an island. */
  readonly LongText?: ComponentType<ClampedTextProps>
}

/** One review, in one of four looks. */
export function ReviewCard({ review, lines = CLAMP_LINES, LongText = ClampedText }: ReviewCardProps) {
  const look = lookOf(review)
  const nameId = `review-${review.id}-name`
  const large = look === 'tide' || look === 'bare'
  return (
    <article
      className="review-card"
      id={`review-${review.id}`}
      data-review={review.id}
      data-look={look}
      data-plane={look === 'tide' ? 'band' : undefined}
      aria-labelledby={nameId}
    >
      <Photos review={review} />
      <div className="review-card__head">
        <Verdict review={review} />
        <Source review={review} />
      </div>
      {review.title && (
        <h3 className="review-card__title" lang={review.language || undefined} dir="auto">
          {review.title}
        </h3>
      )}
      {!large && fitOf(review.text, lines) !== 'fits' ? (
        <LongText review={review} lines={lines} nameId={nameId} />
      ) : (
        <div className="review-card__text" lang={review.language || undefined} dir="auto">
          <Paragraphs text={review.text} />
        </div>
      )}
      <Person review={review} nameId={nameId} />
      <Reply reply={review.reply} />
    </article>
  )
}

function Photos({ review: { photos, reviewer } }: ReviewCardProps) {
  if (!photos.length) return null
  return (
    <div className="review-card__photos" data-count={Math.min(photos.length, 2)}>
      {photos.slice(0, 2).map((file) => (
        <Picture
          key={file}
          file={file}
          width={1280}
          height={960}
          alt={say(listMessages.photoBy, { name: reviewer || listMessages.nameless })}
          sizes="(min-width: 62rem) 30vw, (min-width: 40rem) 48vw, 92vw"
        />
      ))}
    </div>
  )
}

function Verdict({ review: { rating, recommendation } }: ReviewCardProps) {
  if (rating) return <Stars value={rating} />
  if (!recommendation) return <span className="review-card__verdict">{listMessages.unrated}</span>
  return (
    <span className="review-card__verdict" data-verdict={recommendation}>
      {recommendation === 'positive' ? listMessages.recommends : listMessages.recommendsNot}
    </span>
  )
}

function Source({ review: { source, sample } }: ReviewCardProps) {
  return (
    <p className="small review-card__source">
      <span>{sourceNameOf(source)}</span>
      {sample && <span className="review-card__sample">{listMessages.sample}</span>}
    </p>
  )
}

function Reply({ reply }: Pick<PublicReview, 'reply'>) {
  if (!reply) return null
  return (
    <div className="review-card__reply" dir="auto">
      <b className="review-card__answerer">{say(listMessages.replyFrom, { name: reply.name })}</b>
      <Paragraphs text={reply.text} />
    </div>
  )
}
