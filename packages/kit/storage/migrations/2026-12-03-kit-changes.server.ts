import { sql } from 'kysely'
import type { AnyDatabase } from '../database.server'

/** How often each event happened, in place of one mark for all of them. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('site_change')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('total', 'integer', (column) => column.notNull())
    .execute()
  await sql`delete from setting where name = 'changed'`.execute(db)
}
