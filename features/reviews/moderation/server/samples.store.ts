import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import type { ReviewTables } from '../../server/store/reviews.tables'
import { marked, noteStep, type Steps, takeSteps } from '../../server/store/tally.store'

/** How many samples are gone, and how many stay in the record as withdrawn, because the log of decisions speaks of them. */
export type SamplesGone = { readonly removed: number; readonly withdrawn: number }

/** Takes all samples away, in one transaction with the tally. */
export async function deleteSamples(trx: AnyDatabase): Promise<SamplesGone> {
  const db = trx.withTables<ReviewTables>()
  const steps: Steps = new Map()
  const decided = db.selectFrom('review_decision').select('review_id')
  const removed = await db.deleteFrom('review').where('sample', '=', 1).where('id', 'not in', decided).returning(marked).execute()
  for (const marks of removed) noteStep(steps, marks, -1)
  const rest = db.selectFrom('review').select(marked).where('sample', '=', 1).where('status', '<>', 'withdrawn')
  for (const marks of await (engineOf(db) === 'postgres' ? rest.forUpdate() : rest).execute()) noteStep(steps, marks, -1)
  const withdrawn = await db
    .updateTable('review')
    .set({ status: 'withdrawn', reason: null })
    .where('sample', '=', 1)
    .where('status', '<>', 'withdrawn')
    .returning(marked)
    .execute()
  for (const marks of withdrawn) noteStep(steps, marks, 1)
  await takeSteps(db, steps)
  return { removed: removed.length, withdrawn: withdrawn.length }
}
