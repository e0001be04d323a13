import { refuseOutdated, revisionOf } from '@frontage/kit/storage/revision.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { redacted } from '../../redaction'
import { searchTextOf } from '../../server/new-review'
import { mayCorrectReviews } from '../../server/policy'
import { listIn, redactionsIn } from '../../server/presenter'
import type { ReviewRow } from '../../server/store/reviews.tables'
import { withoutTurning } from '../../server/turning-signs'
import { correctReview } from '../wire'
import { withCorrection } from './review-correction'
import { type Desk, perform } from './review-desk'

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
    .with(async ({ id, reviewer, email, seen, note }, context) => {
      const row = await desk.moderation.found(id)
      const shown = shownOf(row)
      refuseOutdated(revisionOf(seen), revisionOf(shown))
      const isChanged = reviewer !== shown.reviewer || email !== shown.email
      const by = context.actor.role === 'visitor' ? '' : context.actor.name
      const at = desk.clock.now().toISOString()
      const meta_data = withCorrection(row, { at, by, note, before: isChanged ? shown : null })
      const change = {
        meta_data,
        ...(isChanged && { reviewer_name: reviewer, reviewer_email: email, search_text: searchTextFor(row, reviewer) }),
      }
      return perform({ ...desk, stands: row }, id, change, isChanged ? 'correct' : 'statement', '', context)
    })
