import { sql } from 'kysely'
import type { AnyDatabase } from '../database.server'

export type PostgresStand = {
  /** As its number, `150004`. */
  readonly version: number
  /** What time it is there. */
  readonly now: Date
  /** Whether a statement outside of a transaction is ended when it takes too long. */
  readonly isLimited: boolean
  readonly role: string
}

/** How a PostgreSQL server is, seen through the site's own connections. */
export async function standOfPostgres(db: AnyDatabase): Promise<PostgresStand> {
  const { rows } = await sql<PostgresStand>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as now,
      current_setting('statement_timeout') <> '0' as "isLimited", current_user as role`.execute(db)
  return rows[0]!
}
