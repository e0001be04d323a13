import type { AnyDatabase } from '@frontage/kit/storage/database.server'

const crop = { crop_left: 0, crop_top: 0, crop_width: 1000, crop_height: 1000 } as const

/** What of a picture is shown, what it is without that, and what it was before it was replaced. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const [name, whole] of Object.entries(crop))
    await db.schema
      .alterTable('media')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(whole))
      .execute()
  await db.schema
    .alterTable('media')
    .addColumn('uncropped', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('media_earlier')
    .addColumn('name', 'text', (column) => column.primaryKey().references('media.name').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'text', (column) => column.notNull())
    .execute()
}
