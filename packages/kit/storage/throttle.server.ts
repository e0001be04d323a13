import { sql } from 'kysely'
import type { Tools } from '../feature.server'
import { hashOf } from '../keyed-hash.server'
import type { AnyDatabase } from './database.server'
import type { KitTables } from './kit.tables.server'

export type Throttle = ReturnType<typeof createThrottle>

/** Seconds. */
const DAY = 86_400

/** Counts what one network does in the database, so that all processes count together. Nothing of it outlives two days. */
export function createThrottle({ db: database, clock, keys }: Pick<Tools, 'db' | 'clock' | 'keys'>) {
  const db = database.withTables<KitTables>()
  const ago = (seconds: number): string => new Date(clock.now().getTime() - seconds * 1000).toISOString()

  return {
    /** How often it has been now, this time included, in a window of so many seconds that began with the first one. */
    count: async (deed: string, bucket: string, seconds: number, trx: AnyDatabase = database): Promise<number> => {
      const isOver = sql<boolean>`throttle.since <= ${ago(seconds)}`
      const { total } = await trx
        .withTables<KitTables>()
        .insertInto('throttle')
        .values({ key: hashOf(keys, 'throttle', deed, bucket), since: ago(0), total: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            total: sql<number>`case when ${isOver} then 1 else throttle.total + 1 end`,
            since: sql<string>`case when ${isOver} then ${ago(0)} else throttle.since end`,
          }),
        )
        .returning('total')
        .executeTakeFirstOrThrow()
      return total
    },

    sweep: async (): Promise<void> => {
      await db
        .deleteFrom('throttle')
        .where('since', '<=', ago(2 * DAY))
        .execute()
    },
  }
}
