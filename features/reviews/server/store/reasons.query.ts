import type { Kysely } from 'kysely'
import { type RejectionReason, rejectionReasons } from '../../review'
import type { ReviewTables } from './reviews.tables'

export type ReasonCount = { readonly reason: RejectionReason; readonly total: number }

/** How many reviews stand rejected for each reason, samples apart; a reason that was never given counts 0. */
export async function countReasons(db: Kysely<ReviewTables>): Promise<ReasonCount[]> {
  const found = await db
    .selectFrom('review')
    .select('reason')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('status', '=', 'rejected')
    .where('sample', '=', 0)
    .groupBy('reason')
    .execute()
  return rejectionReasons.map((reason) => ({ reason, total: Number(found.find((line) => line.reason === reason)?.total ?? 0) }))
}
