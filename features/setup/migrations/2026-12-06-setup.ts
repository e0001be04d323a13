import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/** What was answered while a site is set up, what was made of it, and what was noted on the way. Sites that somebody uses already are open. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('setup_step')
    .addColumn('step', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('setup_made')
    .addColumn('part', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('record', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('setup_note')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('noted_at', 'text', (column) => column.notNull())
    .execute()
  const { rows } = await sql<{ used: unknown }>`select 1 as used from account limit 1`.execute(db)
  if (rows.length) await sql`insert into setup_note (name, noted_at) values ('used before', '')`.execute(db)
}
