import { say } from '@frontage/kit/say'
import type { PublicReview } from '../../../../review'
import { CLAMP_LINES } from '../../../../spec'
import { type CardOptions, fitOf, lookAs } from '../../../card'
import { cardMessages } from '../../../messages.card'
import { ClampedText } from './clamped-text.view'
import { Paragraphs } from './paragraphs.view'
import { Person } from './person.view'
import { Photos, ProductPicture } from './photos.view'
import { Source } from './source.view'
import { ReviewVerdict } from './verdict.view'

type ReviewCardProps = {
  readonly review: PublicReview
  /** Lines of a long text before Read more. */
  readonly lines?: number
  /** Tells its ids from those of the same review in another list of the page. */
  readonly scope?: string
  /** What its owner wants of cards; the usual ones without. */
  readonly card?: CardOptions
  /** The first of a page: its photo is fetched at once. */
  readonly isFirst?: boolean
  /** The list says once that all of its reviews are samples. */
  readonly isSampleSaid?: boolean
  /** In which column of a wall it stands, by how many there are. */
  readonly columns?: Readonly<Record<string, number | undefined>>
}

/** One review, in one of four looks. */
export function ReviewCard(props: ReviewCardProps) {
  const { review, scope = '', card = {}, lines = card.clampLines ?? CLAMP_LINES, isFirst, isSampleSaid = false, columns } = props
  const look = lookAs(card.look, review)
  const id = `${scope}review-${review.id}`
  const nameId = `${id}-name`
  const isLarge = look === 'tide' || look === 'bare'
  const isLong = fitOf(review.text, lines) !== 'fits'
  return (
    <article
      className="review-card"
      id={id}
      data-review={review.id}
      {...columns}
      data-look={look}
      data-size={isLarge && !isLong ? 'large' : undefined}
      data-plane={look === 'tide' ? 'band' : undefined}
      aria-labelledby={nameId}
    >
      <Photos review={review} isFirst={isFirst} />
      <Head id={id} review={review} card={card} isSampleSaid={isSampleSaid} />
      {review.title && (
        <h3 className="review-card__title" lang={review.language || undefined} dir="auto">
          {review.title}
        </h3>
      )}
      {isLong ? (
        <ClampedText id={id} review={review} lines={lines} nameId={nameId} />
      ) : (
        <div className="review-card__text" lang={review.language || undefined} dir="auto">
          <Paragraphs text={review.text} />
        </div>
      )}
      <ProductPicture review={review} />
      <Person review={review} nameId={nameId} date={card.date} avatar={card.avatar} />
      <ProjectLink project={review.project} nameId={nameId} />
      <Reply reply={review.reply} />
    </article>
  )
}

type HeadProps = { readonly id: string; readonly review: PublicReview; readonly card: CardOptions; readonly isSampleSaid: boolean }

function Head({ id, review, card, isSampleSaid }: HeadProps) {
  const hasStars = card.stars !== false
  const hasSource = card.source !== 'none' || (review.sample && !isSampleSaid)
  if (!hasStars && !hasSource) return null
  return (
    <div className="review-card__head">
      {hasStars && <ReviewVerdict review={review} />}
      {hasSource && <Source id={id} review={review} shows={card.source} isSampleSaid={isSampleSaid} />}
    </div>
  )
}

/** The way to the project that it is about. */
function ProjectLink({ project, nameId }: Pick<PublicReview, 'project'> & { readonly nameId: string }) {
  if (!project) return null
  return (
    <a className="text-link review-card__project" href={project} aria-describedby={nameId}>
      {cardMessages.seeProject}
    </a>
  )
}

function Reply({ reply }: Pick<PublicReview, 'reply'>) {
  if (!reply) return null
  return (
    <div className="review-card__reply" dir="auto">
      <b className="review-card__answerer">{reply.name ? say(cardMessages.replyFrom, { name: reply.name }) : cardMessages.reply}</b>
      <Paragraphs text={reply.text} />
    </div>
  )
}
