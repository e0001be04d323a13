import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Pictures and their sizes. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('media_size')
    .addColumn('name', 'text', (column) => column.notNull().references('media.name').onDelete('cascade'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_size_key', ['name', 'width'])
    .execute()
}
