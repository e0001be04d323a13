import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** New addresses to sign in with, until their link was opened. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('account_new_email')
    .addColumn('account_id', 'bigint', (column) => column.primaryKey().references('account.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .execute()
}
