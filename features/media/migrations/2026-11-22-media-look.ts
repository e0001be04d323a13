import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** What a picture looks like before it is there, what stays in sight, and AVIF. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const name of ['colour', 'tiny'])
    await db.schema
      .alterTable('media')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  for (const name of ['focus_x', 'focus_y'])
    await db.schema
      .alterTable('media')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(50))
      .execute()
  await db.schema
    .createTable('media_avif')
    .addColumn('name', 'text', (column) => column.notNull().references('media.name').onDelete('cascade'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('of', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_avif_key', ['name', 'width'])
    .execute()
}
