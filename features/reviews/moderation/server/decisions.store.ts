import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { RejectionReason, Status } from '../../review'
import type { ReviewRow, ReviewTables } from '../../server/store/reviews.tables'
import { retally } from '../../server/store/tally.store'

type Standing = { readonly status: Status; readonly reason: RejectionReason | null }
type Change = { readonly at: string; readonly by: string; readonly to: Standing }

export type DecisionsStore = ReturnType<typeof createDecisionsStore>

/** Changes what a review's state is; every change leaves a line behind, and no line is ever taken away. */
export function createDecisionsStore(database: AnyDatabase) {
  /** Only if it still stands as it was read: of two people who decide at once, the second is told so. */
  async function change(db: AnyDatabase, review: ReviewRow, { at, by, to }: Change): Promise<ReviewRow | undefined> {
    const tables = db.withTables<ReviewTables>()
    const changed = await tables
      .updateTable('review')
      .set({ ...to, decided_at: at, decided_by: by, last_modified: at })
      .where('id', '=', review.id)
      .where('status', '=', review.status)
      .returningAll()
      .executeTakeFirst()
    if (!changed) return undefined
    const line = { status_before: review.status, reason_before: review.reason, status_after: to.status, reason_after: to.reason }
    await tables
      .insertInto('review_decision')
      .values({ review_id: review.id, at, by, ...line })
      .execute()
    await retally(tables, review, changed)
    return changed
  }

  return {
    change,
    /** How the review stood before its last decision; undefined when nothing was decided yet. */
    before: async (reviewId: number): Promise<Standing | undefined> => {
      const line = await database
        .withTables<ReviewTables>()
        .selectFrom('review_decision')
        .select(['status_before', 'reason_before'])
        .where('review_id', '=', reviewId)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      return line && { status: line.status_before, reason: line.reason_before }
    },
  }
}
