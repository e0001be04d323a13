import type { AnyDatabase } from '../database.server'

/** How often a network did something; files that go with an e-mail. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('mail')
    .addColumn('attachments', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
