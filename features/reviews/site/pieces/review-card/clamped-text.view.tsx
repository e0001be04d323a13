import type { Ref } from 'react'
import { fitOf } from '../../../card'
import { listMessages } from '../../../messages'
import type { PublicReview } from '../../../review'
import { Paragraphs } from '../paragraphs/paragraphs.view'

/** Lines that the style sheet knows; a clamp of more is a clamp of so many. */
const MOST_LINES = 12

export type ClampedTextProps = {
  readonly review: Pick<PublicReview, 'id' | 'text' | 'language'>
  readonly lines: number
  /** Id of the reviewer's name, which tells one Read more from another. */
  readonly nameId: string
}

/** What an awake text knows beyond that. */
export type Awake = {
  readonly text: Ref<HTMLDivElement>
  readonly clamp: 'server' | 'closed' | 'open'
  readonly hides: boolean
  readonly toggle: () => void
}

/** A text cut off after some lines. Its link opens it by its address; once awake, a button opens and closes it. */
export function ClampedText({ review, lines, nameId, awake }: ClampedTextProps & { readonly awake?: Awake }) {
  const textId = `review-${review.id}-text`
  return (
    <>
      <div
        className="review-card__text"
        id={textId}
        ref={awake?.text}
        lang={review.language || undefined}
        dir="auto"
        data-clamp={awake?.clamp ?? 'server'}
        data-fit={fitOf(review.text, lines)}
        data-lines={Math.min(lines, MOST_LINES)}
      >
        <Paragraphs text={review.text} />
      </div>
      {awake && awake.clamp !== 'server' ? (
        <button
          className="text-link review-card__more"
          type="button"
          aria-expanded={awake.clamp === 'open'}
          aria-controls={textId}
          aria-describedby={nameId}
          data-idle={!awake.hides || undefined}
          onClick={awake.toggle}
        >
          {awake.clamp === 'open' ? listMessages.readLess : listMessages.readMore}
        </button>
      ) : (
        <a className="text-link review-card__more" href={`#${textId}`} aria-describedby={nameId}>
          {listMessages.readMore}
        </a>
      )}
    </>
  )
}
