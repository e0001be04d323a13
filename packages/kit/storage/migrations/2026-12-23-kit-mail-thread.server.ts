import type { AnyDatabase } from '../database.server'

/** Message-IDs of the e-mails that an e-mail answers, the oldest first, with spaces between them: mail programs put them into one thread. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('mail')
    .addColumn('refers_to', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
