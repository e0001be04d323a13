import { refuseOutdated, revisionOf } from '@frontage/kit/storage/revision.server'
import { answer } from '@frontage/kit/wire/answer.server'
import type { RequestOf } from '@frontage/kit/wire/call'
import { redacted } from '../../redaction'
import { searchTextOf } from '../../server/new-review'
import { mayCorrectReviews } from '../../server/policy'
import { listIn, redactionsIn } from '../../server/presenter'
import type { ReviewRow } from '../../server/store/reviews.tables'
import { withoutTurning } from '../../server/turning-signs'
import { correctReview } from '../wire'
import { withCorrection } from './review-correction'
import { type Action, type Desk, perform } from './review-desk'

const shownOf = (row: ReviewRow) => ({ reviewer: withoutTurning(row.reviewer_name), email: row.reviewer_email })

const searchTextFor = (row: ReviewRow, reviewer: string): string =>
  searchTextOf({
    reviewer,
    title: redacted(row.review_title, redactionsIn(row)),
    text: redacted(row.review_text, redactionsIn(row)),
    source: row.type,
    tags: listIn(row.tags),
  })

/** Name and address are corrected as their owner asks; without a change the note is a statement that stays with the review. */
export const correctReviewRoute = (desk: Desk) =>
  answer(correctReview)
    .allow(mayCorrectReviews)
    .with((request, context) => {
      const by = context.actor.role === 'visitor' ? '' : context.actor.name
      return perform(desk, request.id, (row) => correction(row, request, { by, at: desk.clock.now().toISOString() }), context)
    })

/** Refused when somebody else has corrected it since it was seen. */
function correction(
  row: ReviewRow,
  { reviewer, email, seen, note }: RequestOf<typeof correctReview>,
  noted: { readonly by: string; readonly at: string },
): Action {
  const shown = shownOf(row)
  refuseOutdated(revisionOf(seen), revisionOf(shown))
  const isChanged = reviewer !== shown.reviewer || email !== shown.email
  const meta_data = withCorrection(row, { ...noted, note, before: isChanged ? shown : null })
  const named = { reviewer_name: reviewer, reviewer_email: email, search_text: searchTextFor(row, reviewer) }
  return { change: { meta_data, ...(isChanged && named) }, action: isChanged ? 'correct' : 'statement', detail: '' }
}
