import { sql } from 'kysely'
import type { AnyDatabase } from '../database.server'

/** Version of a PostgreSQL server as its number (`150004`), and what time it is there. */
export async function standOfPostgres(db: AnyDatabase): Promise<{ readonly version: number; readonly now: Date }> {
  const { rows } = await sql<{ version: number; now: Date }>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as now`.execute(db)
  return rows[0]!
}
