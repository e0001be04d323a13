import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** The theme that is being worked on, in one row: `id` is 1. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('look_draft')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('settings', 'text')
    .addColumn('made_from', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .execute()
}
