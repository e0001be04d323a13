import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** What came of an old WordPress, by its numbers there: where `?p=12` leads, and what does not come a second time. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('wordpress_post')
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('print', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('wordpress_post_key', ['number', 'site'])
    .execute()
  await db.schema.createIndex('wordpress_post_path').on('wordpress_post').columns(['path']).execute()
}
