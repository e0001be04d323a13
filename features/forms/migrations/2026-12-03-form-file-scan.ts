import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** What the virus scanner said about each file; empty: it was never asked. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('form_file')
    .addColumn('scan', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
