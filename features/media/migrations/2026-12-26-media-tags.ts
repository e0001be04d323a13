import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Words by which pictures are found again. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('media_tag')
    .addColumn('name', 'text', (column) => column.notNull().references('media.name').onDelete('cascade'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_tag_key', ['name', 'tag'])
    .execute()
  await db.schema.createIndex('media_tag_tag').on('media_tag').columns(['tag', 'name']).execute()
}
