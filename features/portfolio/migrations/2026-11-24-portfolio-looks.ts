import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Named settings of the portfolio block. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('portfolio_look'), engine)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}
