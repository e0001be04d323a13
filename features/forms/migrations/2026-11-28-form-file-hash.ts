import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** A hash of each file; empty for files from before. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('form_file')
    .addColumn('hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
