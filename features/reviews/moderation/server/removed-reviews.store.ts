import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Removed } from '@frontage/kit/trash.server'
import { hasRowLike, putBack, rowsWhere, type TrashRow, type TrashRows } from '@frontage/kit/trash-rows.server'
import { mayDeleteReviews } from '../../server/policy'
import type { GoneTables, ReviewRow, ReviewTables } from '../../server/store/reviews.tables'
import type { SubmissionTables } from '../../server/store/submissions.tables'
import { retally } from '../../server/store/tally.store'

/** What reviews are called in the trash. */
export const REVIEW_IN_TRASH = 'review'

type Gone = {
  /** Lets go of what else belongs to reviews that are in the trash. */
  readonly hideRemoved: (rows: readonly ReviewRow[], trx: AnyDatabase) => Promise<void>
  readonly finish: () => Promise<void>
}

/** What of them is compared with reviews that came meanwhile. */
const once = ['ticket_key', 'unbrid_key', 'once_key'] as const

/** A review on its way into the trash: as it stands, with what was decided and noted, where it came from, and its translations. */
export const removedReview = async (row: ReviewRow, trx: AnyDatabase): Promise<Removed> => ({
  kind: REVIEW_IN_TRASH,
  key: String(row.id),
  title: row.reviewer_name || row.review_title || row.review_text.slice(0, 60),
  rows: {
    review: [row],
    review_decision: await rowsWhere('review_decision', 'review_id', row.id, trx),
    review_note: await rowsWhere('review_note', 'review_id', row.id, trx),
    review_submission: await rowsWhere('review_submission', 'review_id', row.id, trx),
    translations: (await rowsWhere('review', 'translateparent', row.id, trx)).map(({ id }) => ({ id })),
  },
})

/** The reviews among what was put into the trash. */
export const reviewsIn = (rows: TrashRows): ReviewRow[] => (rows.review ?? []) as unknown as ReviewRow[]

/** They come back into the folder that they were in, unless the same review was imported again. */
export function handleRemovedReviews({ trash }: Pick<Tools, 'trash'>, gone: Gone): void {
  trash.handle(REVIEW_IN_TRASH, {
    title: 'Review',
    right: mayDeleteReviews,
    needsProof: true,
    tells: 'reviews.changed',
    restore,
    isTaken: async (rows, trx) => {
      for (const { type, unique_id } of reviewsIn(rows))
        if (unique_id !== null && (await hasRowLike('review', { type, unique_id }, trx))) return true
      return false
    },
    forget: async (rows, trx) => {
      await gone.hideRemoved(reviewsIn(rows), trx)
      return gone.finish
    },
  })
}

async function restore(rows: TrashRows, trx: AnyDatabase): Promise<void> {
  const db = trx.withTables<ReviewTables & SubmissionTables & GoneTables>()
  const { review = [], review_decision = [], review_note = [], review_submission = [], translations = [] } = rows
  await putBack({ review, review_decision, review_note }, trx)
  for (const submission of review_submission)
    if (!(await cameAgain(submission, trx))) await putBack({ review_submission: [submission] }, trx)
  const children = translations.map(({ id }) => Number(id))
  for (const row of reviewsIn(rows)) {
    await db.deleteFrom('review_gone').where('review_id', '=', row.id).execute()
    if (children.length)
      await db
        .updateTable('review')
        .set({ translateparent: row.id })
        .where('id', 'in', children)
        .where('translateparent', 'is', null)
        .execute()
    await retally(db, undefined, row)
  }
}

/** Whether whoever sent it has sent another one meanwhile, which then counts as theirs. */
async function cameAgain(submission: TrashRow, trx: AnyDatabase): Promise<boolean> {
  for (const key of once)
    if (submission[key] !== null && (await hasRowLike('review_submission', { [key]: submission[key] }, trx))) return true
  return false
}
