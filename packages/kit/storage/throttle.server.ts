import { sql } from 'kysely'
import type { Tools } from '../feature.server'
import { hashOf } from '../secrets/keyed-hash.server'
import type { AnyDatabase } from './database.server'
import type { KitTables } from './kit.tables.server'

export type Throttle = ReturnType<typeof createThrottle>

/** What is counted: an action, and whose it is; only a keyed hash of it is stored. */
export type Counted = readonly [action: string, ...of: string[]]

/** How often it has been, in a window that began at this time, in ISO 8601. */
export type Count = { readonly total: number; readonly since: string }

/** Seconds. */
const DAY = 86_400
/** So far the clocks of several servers may be apart. What begins later than that was begun before a clock was put back. */
const APART = 60

/** Of so many that are beyond their limit this process knows by itself; of others the database tells. */
const MOST_KNOWN = 10_000

type Needs = Pick<Tools, 'db' | 'clock' | 'keys'>

/** Who is beyond a limit, and until when, in ISO 8601. */
function createFirstLine(now: () => string) {
  const beyond = new Map<string, string>()
  return {
    /** `latest`: no window ends later than that, unless it was begun before the clock was put back. */
    isBeyond: (key: string, latest: string): boolean => {
      const until = beyond.get(key) ?? ''
      return until > now() && until <= latest
    },
    remember: (key: string, until: string): void => {
      beyond.delete(key)
      if (beyond.size >= MOST_KNOWN) beyond.delete(beyond.keys().next().value ?? '')
      beyond.set(key, until)
    },
  }
}

function createCounter({ db, clock, keys }: Needs) {
  const ago = (seconds: number): string => new Date(clock.now().getTime() - seconds * 1000).toISOString()
  const keyOf = (counted: Counted): string => hashOf(keys, 'throttle', ...counted)

  /** One statement for all of them: of two tries at the same time, one is wholly before the other. */
  const countAll = (all: readonly Counted[], seconds: number, trx: AnyDatabase = db, many = 1): Promise<Count[]> => {
    const isOver = sql<boolean>`(throttle.since <= ${ago(seconds)} or throttle.since > ${ago(-APART)})`
    return trx
      .withTables<KitTables>()
      .insertInto('throttle')
      .values(all.map((counted) => ({ key: keyOf(counted), since: ago(0), total: many })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          total: sql<number>`case when ${isOver} then ${many} else throttle.total + ${many} end`,
          since: sql<string>`case when ${isOver} then ${ago(0)} else throttle.since end`,
        }),
      )
      .returning(['total', 'since'])
      .execute()
  }
  return { ago, keyOf, countAll }
}

/** Counts what one network does in the database, so that all processes count together. Nothing of it outlives two days. */
export function createThrottle(needs: Needs) {
  const db = needs.db.withTables<KitTables>()
  const { ago, keyOf, countAll } = createCounter(needs)
  const firstLine = createFirstLine(() => ago(0))

  return {
    countAll,

    /**
     * Counts it, and tells whether it has been `most` times at most. Whoever is beyond that costs the database nothing more until
     * the window is over. Not for what is forgotten or taken back.
     */
    isWithin: async (most: number, action: string, bucket: string, seconds: number): Promise<boolean> => {
      const key = JSON.stringify([action, bucket])
      if (firstLine.isBeyond(key, ago(-seconds - APART))) return false
      const [{ total, since } = { total: 0, since: ago(0) }] = await countAll([[action, bucket]], seconds)
      if (total > most) firstLine.remember(key, new Date(Date.parse(since) + seconds * 1000).toISOString())
      return total <= most
    },

    /** How often it has been now, this time included, in a window of so many seconds that began with the first one. */
    count: async (action: string, bucket: string, seconds: number, trx: AnyDatabase = needs.db): Promise<number> =>
      (await countAll([[action, bucket]], seconds, trx))[0]!.total,

    /** The same for what is many at once, such as kilobytes. */
    countMany: async (action: string, bucket: string, many: number, seconds: number): Promise<number> =>
      (await countAll([[action, bucket]], seconds, needs.db, many))[0]!.total,

    /** How often it has been, without counting; what has not been in these seconds is left out. */
    read: (all: readonly Counted[], seconds: number): Promise<Count[]> => {
      const known = db.selectFrom('throttle').select(['total', 'since']).where('key', 'in', all.map(keyOf))
      return known.where('since', '>', ago(seconds)).where('since', '<=', ago(-APART)).execute()
    },

    /** As if it had never been. */
    forget: async (counted: Counted): Promise<void> => {
      await db.deleteFrom('throttle').where('key', '=', keyOf(counted)).execute()
    },

    /** As if it had been once less. */
    takeBack: async (counted: Counted): Promise<void> => {
      await db
        .updateTable('throttle')
        .set({ total: sql<number>`total - 1` })
        .where('key', '=', keyOf(counted))
        .where('total', '>', 0)
        .execute()
    },

    sweep: async (): Promise<void> => {
      await db
        .deleteFrom('throttle')
        .where(({ eb, or }) => or([eb('since', '<=', ago(2 * DAY)), eb('since', '>', ago(-APART))]))
        .execute()
    },
  }
}
