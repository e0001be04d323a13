import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Lists, sliders, badges and forms that owners set up. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('review_widget'), engine)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('review_widget_kind').on('review_widget').columns(['kind', 'id']).execute()
}
