import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Insertable } from 'kysely'
import type { ReviewTable, ReviewTables } from '../../server/store/reviews.tables'
import type { SubmissionTables } from '../../server/store/submissions.tables'
import { retally } from '../../server/store/tally.store'

type Row = SubmissionTables['review_submission']
export type SubmissionKeys = Pick<Row, 'form_id' | 'ticket_key' | 'unbrid_key' | 'once_key' | 'content_key'>

/** Thrown inside a transaction to undo it: somebody else has kept the same submission in the meantime. */
export class AlreadyKept extends Error {
  override readonly name = 'AlreadyKept'
}

export type SubmissionsStore = ReturnType<typeof createSubmissionsStore>

/** What came in through our own forms, so that nothing comes in twice. */
export function createSubmissionsStore(database: AnyDatabase) {
  const db = database.withTables<SubmissionTables>()
  const find = (column: 'ticket_key' | 'unbrid_key' | 'once_key', key: string | null) =>
    key ? db.selectFrom('review_submission').selectAll().where(column, '=', key).executeTakeFirst() : undefined

  return {
    byTicket: (key: string | null): Promise<Row | undefined> => Promise.resolve(find('ticket_key', key)),
    byUnbrid: (key: string | null): Promise<Row | undefined> => Promise.resolve(find('unbrid_key', key)),
    byPerson: (key: string | null): Promise<Row | undefined> => Promise.resolve(find('once_key', key)),

    /** Whether the very same was sent since then. */
    isRepeated: async (contentKey: string, since: string): Promise<boolean> => {
      const same = db.selectFrom('review_submission').select('review_id').where('content_key', '=', contentKey).where('at', '>', since)
      return (await same.executeTakeFirst()) !== undefined
    },

    /** Keeps a review with its marks and hands back its id. Give it a transaction; it throws AlreadyKept to undo it. */
    keep: async (review: Insertable<ReviewTable>, marks: SubmissionKeys, at: string, trx: AnyDatabase): Promise<number> => {
      const reviews = trx.withTables<ReviewTables>()
      const kept = await reviews.insertInto('review').values(review).returningAll().executeTakeFirstOrThrow()
      const marked = await trx
        .withTables<SubmissionTables>()
        .insertInto('review_submission')
        .values({ review_id: kept.id, at, ...marks })
        .onConflict((conflict) => conflict.doNothing())
        .returning('review_id')
        .executeTakeFirst()
      if (!marked) throw new AlreadyKept()
      await retally(reviews, undefined, kept)
      return kept.id
    },
  }
}
