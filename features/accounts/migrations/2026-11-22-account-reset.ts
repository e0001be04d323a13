import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Links to choose a new password with. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('account_reset')
    .addColumn('account_id', 'bigint', (column) => column.primaryKey().references('account.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
