import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Pages by their path. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('page')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('rows', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}
