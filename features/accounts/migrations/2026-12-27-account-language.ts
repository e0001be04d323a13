import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** In which language each person reads the admin; empty: that of their browser. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
