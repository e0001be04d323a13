import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Whether somebody wants the weekly e-mail (null: as is usual for their role), and what news of the product they have read. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('account').addColumn('weekly_email', 'integer').execute()
  await db.schema
    .alterTable('account')
    .addColumn('news_seen', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
