import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Links that are good for longer than an hour, because they invite somebody; people who were removed, until they are deleted. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('account_reset')
    .addColumn('expires_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('account').addColumn('removed_at', 'text').execute()
}
