import { withId } from '../columns.server'
import type { AnyDatabase, Engine } from '../database.server'

/** What was removed and can be restored: its rows as JSON, until it is deleted for good. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('trash'), engine)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('rows', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text', (column) => column.notNull())
    .addColumn('removed_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('trash_key').on('trash').columns(['kind', 'key']).execute()
  await db.schema.createIndex('trash_removed_at').on('trash').columns(['removed_at']).execute()
}
