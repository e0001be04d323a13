import { type Kysely, sql } from 'kysely'
import type { Clock } from '../time/clock'
import type { AnyDatabase, Database, Engine } from './database.server'
import type { KitTables } from './kit.tables.server'

/** The channel on which PostgreSQL tells that there are new lines (`postgres-news.server.ts`); what happened stands in them. */
const CHANNEL = 'site_change'
/** Milliseconds for which lines are there to be read. Whoever did not look for half of that may have missed some. */
const KEPT = 3_600_000

/** A line: that something happened, by its name. */
export type Change = { readonly id: number; readonly name: string }
/** Up to where somebody has read, and when, in milliseconds. */
export type ReadUpTo = { readonly upTo: number; readonly at: number }
/** `changes`: some of them may have been read before. `hasGap`: there may have been more, which cannot be known any more. */
export type News = { readonly changes: readonly Change[]; readonly place: ReadUpTo; readonly hasGap: boolean }

/** What happened, one line each, written and read by all processes of a site. */
export type Changes = {
  /** Writes it down, in the transaction of what happened where there is one. */
  note(name: string, trx?: AnyDatabase): Promise<Change>
  /** What was committed after a place; without one where that is now. */
  since(place?: ReadUpTo): Promise<News>
  /** Tells who listens that there is something to read, where the database can. */
  ring(): Promise<void>
  /** Takes away what everybody has read. */
  sweep(): Promise<void>
  /** Hears of others that ring; hands back what ends it. */
  readonly listen?: (onNews: () => void) => () => Promise<void>
}

type Options = Pick<Database, 'db' | 'engine' | 'listen'> & { readonly clock: Clock }

export function createChanges({ db: database, engine, listen, clock }: Options): Changes {
  const db = database.withTables<KitTables>()
  const now = (): number => clock.now().getTime()
  const tx = engine === 'postgres' ? sql<number>`pg_current_xact_id()::text::bigint` : 0
  return {
    note: (name, trx = database) =>
      trx
        .withTables<KitTables>()
        .insertInto('site_change')
        .values({ name, at: new Date(now()).toISOString(), tx })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow(),
    since: async (place) => {
      const at = now()
      const { changes, upTo } = await read[engine](db, place?.upTo)
      const hasGap = place !== undefined && (at - place.at > KEPT / 2 || upTo < place.upTo)
      return { changes, place: { upTo, at }, hasGap }
    },
    ring: async () => {
      if (engine === 'postgres') await sql`select pg_notify(${CHANNEL}, '')`.execute(db)
    },
    sweep: async () => {
      await db
        .deleteFrom('site_change')
        .where('at', '<', new Date(now() - KEPT).toISOString())
        .execute()
    },
    ...(listen && { listen }),
  }
}

type Read = (db: Kysely<KitTables>, upTo?: number) => Promise<{ readonly changes: Change[]; readonly upTo: number }>

const read: Readonly<Record<Engine, Read>> = {
  /** One writes at a time, so numbers come in the order of their commits. */
  sqlite: async (db, upTo) => {
    const lines = db.selectFrom('site_change').select(['id', 'name']).orderBy('id', 'desc')
    const [newest, ...others] = await (upTo === undefined ? lines.limit(1) : lines.where('id', '>', upTo)).execute()
    if (!newest) return { changes: [], upTo: upTo ?? 0 }
    return { changes: [newest, ...others].reverse(), upTo: newest.id }
  },

  /**
   * A transaction that began earlier may commit later, so a line is found by its transaction: all those below the oldest that
   * is still open are over. What is above it is read again until that moves on.
   */
  postgres: async (db, upTo) => {
    const open = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`
    const { rows } = await sql<{ upTo: number; id: number | null; name: string }>`
      select ${open} as "upTo", line.id, line.name
      from (select 1) as now left join site_change as line on line.tx >= coalesce(${upTo ?? null}::bigint, ${open})
      order by line.id`.execute(db)
    return { changes: rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])), upTo: rows[0]?.upTo ?? 0 }
  },
}
