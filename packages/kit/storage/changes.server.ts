import { sql } from 'kysely'
import type { Database } from './database.server'
import type { KitTables } from './kit.tables.server'

/** The channel on which PostgreSQL tells that a count grew (`postgres-news.server.ts`); what grew stands in the table. */
const CHANNEL = 'site_change'

/** How often each event happened, counted by all processes of a site together. */
export type Changes = {
  /** Counts it once more, tells who listens, and hands back the new count. */
  count(name: string): Promise<number>
  all(): Promise<ReadonlyMap<string, number>>
  /** Hears at once that something was counted, where the database can say so; hands back what ends it. */
  readonly listen?: (onNews: () => void) => () => Promise<void>
}

export function createChanges({ db: database, engine, listen }: Pick<Database, 'db' | 'engine' | 'listen'>): Changes {
  const db = database.withTables<KitTables>()
  const more = { total: sql<number>`site_change.total + 1` }
  const tell = async (): Promise<void> => {
    if (engine === 'postgres') await sql`select pg_notify(${CHANNEL}, '')`.execute(db)
  }
  return {
    count: async (name) => {
      const { total } = await db
        .insertInto('site_change')
        .values({ name, total: 1 })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(more))
        .returning('total')
        .executeTakeFirstOrThrow()
      await tell()
      return total
    },
    all: async () => {
      const rows = await db.selectFrom('site_change').selectAll().execute()
      return new Map(rows.map(({ name, total }) => [name, total]))
    },
    ...(listen && { listen }),
  }
}
