import type { Tools } from '@frontage/kit/feature.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { sql } from 'kysely'
import { messages } from '../../messages'
import { MOST_FAILURES } from '../../spec'
import type { AccountTables } from '../accounts.tables'
import { aliasOf } from '../secrets'

export type Throttle = ReturnType<typeof createThrottle>

/**
 * Counts failed tries in the database, so that all processes count together: per address and account, and per address.
 * Another address is never in the way of its owner: nobody can lock somebody out by failing in their name.
 */
export function createThrottle({ db: database, clock, keys, settings }: Pick<Tools, 'db' | 'clock' | 'keys' | 'settings'>) {
  const db = database.withTables<AccountTables>()
  const ago = (seconds: number): string => new Date(clock.now().getTime() - seconds * 1000).toISOString()
  const windowStart = (): string => ago(settings.loginWindow)

  function refuseAbove(most: number, counters: readonly { failures: number; since: string }[]): void {
    const full = counters.filter(({ failures }) => failures > most)
    if (!full.length) return
    const ends = Math.max(...full.map(({ since }) => Date.parse(since))) + settings.loginWindow * 1000
    const retryAfter = Math.max(1, Math.ceil((ends - clock.now().getTime()) / 1000))
    throw new Refusal('too-many-tries', messages.tooManyTries, { status: 429, retryAfter })
  }

  /** One statement for all keys: of two tries at the same time, one is wholly before the other. */
  const countUp = (names: readonly string[]) =>
    db
      .insertInto('account_throttle')
      .values(names.map((key) => ({ key, failures: 1, since: ago(0) })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`case when account_throttle.since <= ${windowStart()} then 1 else account_throttle.failures + 1 end`,
          since: sql<string>`case when account_throttle.since <= ${windowStart()} then ${ago(0)} else account_throttle.since end`,
        }),
      )
      .returning(['failures', 'since'])
      .execute()

  return {
    /** The tries of one address on one thing that a password guards. */
    of: (bucket: string, subject: string) => {
      const address = aliasOf(keys[0]!, 'throttle', bucket)
      const both = aliasOf(keys[0]!, 'throttle', bucket, subject)
      return {
        /** Refuses a further try when there were too many, without counting it. */
        check: async (): Promise<void> => {
          const running = db.selectFrom('account_throttle').selectAll().where('since', '>', windowStart())
          refuseAbove(MOST_FAILURES - 1, await running.where('key', 'in', [address, both]).execute())
        },
        /** Counts a try before its outcome is known, so that tries at the same time cannot slip through together. */
        count: async (): Promise<void> => refuseAbove(MOST_FAILURES, await countUp([both, address])),
        /** Takes back what a right password was counted as, and what failed before it on this account. */
        forgive: async (): Promise<void> => {
          await db.deleteFrom('account_throttle').where('key', '=', both).execute()
          await db
            .updateTable('account_throttle')
            .set({ failures: sql<number>`failures - 1` })
            .where('key', '=', address)
            .where('failures', '>', 0)
            .execute()
        },
      }
    },

    sweep: async (): Promise<void> => {
      await db.deleteFrom('account_throttle').where('since', '<=', windowStart()).execute()
    },
  }
}
