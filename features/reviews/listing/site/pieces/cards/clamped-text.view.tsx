import type { PublicReview } from '../../../../review'
import { fitOf } from '../../../card'
import { cardMessages } from '../../../messages.card'
import { Paragraphs } from './paragraphs.view'

/** Lines that the style sheet knows; a clamp of more is a clamp of so many. */
const MOST_LINES = 12

type ClampedTextProps = {
  /** Id of its card. */
  readonly id: string
  readonly review: Pick<PublicReview, 'text' | 'language'>
  readonly lines: number
  /** Id of the reviewer's name, which tells one Read more from another. */
  readonly nameId: string
}

/** A text cut off after some lines. Its link opens it by its address; a browser that tends its cards makes a button of it. */
export function ClampedText({ id, review, lines, nameId }: ClampedTextProps) {
  const textId = `${id}-text`
  return (
    <>
      <div
        className="review-card__text"
        id={textId}
        lang={review.language || undefined}
        dir="auto"
        data-clamp="server"
        data-fit={fitOf(review.text, lines)}
        data-lines={Math.min(lines, MOST_LINES)}
      >
        <Paragraphs text={review.text} />
      </div>
      <a className="text-link review-card__more" href={`#${textId}`} aria-describedby={nameId}>
        {cardMessages.readMore}
      </a>
    </>
  )
}
