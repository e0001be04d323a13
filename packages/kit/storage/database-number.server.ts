import { sql } from 'kysely'
import { type AnyDatabase, engineOf } from './database.server'

/**
 * Which database of which server of PostgreSQL this is: the same on a standby that takes over, another one for every copy. Empty
 * for SQLite, where it lies in its folder.
 */
export async function databaseNumber(db: AnyDatabase): Promise<string> {
  if (engineOf(db) !== 'postgres') return ''
  const { rows } = await sql<{ id: string }>`
    select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id from pg_control_system()
  `.execute(db)
  return rows[0]!.id
}
