import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Drawings beside pictures: how each one is kept. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('format', 'text', (column) => column.notNull().defaultTo('webp'))
    .execute()
}
