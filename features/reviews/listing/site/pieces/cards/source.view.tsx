import { say } from '@frontage/kit/say'
import type { PublicReview } from '../../../../review'
import { SourceIcon } from '../../../../site/pieces/source-icon/source-icon.view'
import { type CardOptions, sourceNameOf } from '../../../card'
import { cardMessages } from '../../../messages.card'

type SourceProps = {
  readonly id: string
  readonly review: PublicReview
  readonly shows: CardOptions['source']
  readonly isSampleSaid: boolean
}

/** Where a review was written, and whether it is a sample, unless the list has said so of all; a press on that word says what it means. */
export function Source({ id, review: { source, sample, url = '' }, shows, isSampleSaid }: SourceProps) {
  const name = sourceNameOf(source)
  const tipId = `${id}-sample`
  return (
    <p className="small review-card__source">
      {shows === 'link' && /^https?:\/\//.test(url) ? (
        <a href={url} rel="nofollow ugc noopener" aria-label={say(cardMessages.readAt, { source: name })}>
          <SourceIcon source={source} />
          {name}
        </a>
      ) : (
        shows !== 'none' && (
          <span>
            <SourceIcon source={source} />
            {name}
          </span>
        )
      )}
      {sample && !isSampleSaid && (
        <>
          <button className="review-card__sample" type="button" popoverTarget={tipId}>
            {cardMessages.sample}
          </button>
          <span className="review-card__tip" id={tipId} popover="auto">
            {cardMessages.sampleMeaning}
          </span>
        </>
      )}
    </p>
  )
}
