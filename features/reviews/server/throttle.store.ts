import type { Tools } from '@frontage/kit/feature.server'
import { sql } from 'kysely'
import { hashOf } from './keyed-hash'
import type { SubmissionTables } from './submissions.tables'

export type Throttle = ReturnType<typeof createThrottle>

/** Seconds. */
const DAY = 86_400

/** Counts what one network does in the database, so that all processes count together. Nothing of it outlives two days. */
export function createThrottle({ db: database, clock, keys }: Pick<Tools, 'db' | 'clock' | 'keys'>) {
  const db = database.withTables<SubmissionTables>()
  const ago = (seconds: number): string => new Date(clock.now().getTime() - seconds * 1000).toISOString()

  return {
    /** How often it has been now, this time included, in a window of so many seconds that began with the first one. */
    count: async (deed: string, bucket: string, seconds: number): Promise<number> => {
      const isOver = sql<boolean>`review_throttle.since <= ${ago(seconds)}`
      const { total } = await db
        .insertInto('review_throttle')
        .values({ key: hashOf(keys, 'throttle', deed, bucket), since: ago(0), total: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            total: sql<number>`case when ${isOver} then 1 else review_throttle.total + 1 end`,
            since: sql<string>`case when ${isOver} then ${ago(0)} else review_throttle.since end`,
          }),
        )
        .returning('total')
        .executeTakeFirstOrThrow()
      return total
    },

    sweep: async (): Promise<void> => {
      await db
        .deleteFrom('review_throttle')
        .where('since', '<=', ago(2 * DAY))
        .execute()
    },
  }
}
