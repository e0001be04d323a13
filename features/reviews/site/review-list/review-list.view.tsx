import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { MouseEvent } from 'react'
import { listMessages } from '../../messages'
import type { PublicReview } from '../../review'
import { say } from '../../say'
import type { LoadMoreAnswer } from '../../wire'
import { ClampingText } from '../pieces/review-card/clamping-text.view'
import { ReviewCard } from '../pieces/review-card/review-card.view'
import type { island } from './review-list.island'
import { useReviewList } from './use-review-list'
import { useSteadyColumns } from './use-steady-columns'

export function View({ props, first, address }: ViewProps<PropsOf<typeof island>, LoadMoreAnswer>) {
  const list = useReviewList(props, first, address)
  const { batches, firstShown, previousPage } = list
  const starts = batches.map((_, place) => firstShown + batches.slice(0, place).reduce((sum, batch) => sum + batch.length, 0))
  return (
    <section className="review-list" aria-label={listMessages.reviews} data-mode={list.mode}>
      <h2 className="visually-hidden">{listMessages.reviews}</h2>
      {previousPage && (
        <a className="text-link review-list__newer" href={previousPage} rel="prev">
          {listMessages.newer}
        </a>
      )}
      {batches.map((batch, place) => (
        <Batch key={starts[place]} reviews={batch} from={starts[place] ?? 1} isLater={place > 0} {...props} />
      ))}
      <Ending {...list} />
    </section>
  )
}

type BatchProps = {
  readonly reviews: readonly PublicReview[]
  readonly from: number
  readonly isLater: boolean
  readonly perRow: number
  readonly clampLines: number
}

/** Rows that came together: a wall of their own, so that later ones never move what is already being read. */
function Batch({ reviews, from, isLater, perRow, clampLines }: BatchProps) {
  const wall = useSteadyColumns()
  if (!reviews.length) return <p className="review-list__none">{listMessages.noMoreReviews}</p>
  return (
    <>
      {isLater && <p className="small review-list__seam">{say(listMessages.seam, { from, to: from + reviews.length - 1 })}</p>}
      <div className="review-list__wall" ref={wall} data-per-row={perRow}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} lines={clampLines} LongText={ClampingText} />
        ))}
      </div>
    </>
  )
}

type EndingProps = ReturnType<typeof useReviewList>

/** How far the list goes, and the way on. The line of a failure keeps its place while there is none. */
function Ending({ batches, mode, shown, total, more, nextPage }: EndingProps) {
  const isLoading = mode === 'loading'
  const latest = batches.length > 1 ? say(listMessages.loaded, { count: batches.at(-1)?.length ?? 0, shown, total }) : ''
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    more()
  }
  return (
    <div className="review-list__ending">
      <p className="review-list__shown">{say(listMessages.shown, { shown, total })}</p>
      {mode === 'done' ? (
        <p className="review-list__all">{listMessages.allShown}</p>
      ) : (
        <a className="button review-list__more" data-look="line" href={nextPage} rel="next" aria-busy={isLoading} onClick={press}>
          {isLoading ? listMessages.loading : listMessages.loadMore}
        </a>
      )}
      <p className="review-list__failure" role="alert">
        {mode === 'failed' && listMessages.loadFailed}
      </p>
      <p className="visually-hidden" role="status">
        {latest}
      </p>
    </div>
  )
}
