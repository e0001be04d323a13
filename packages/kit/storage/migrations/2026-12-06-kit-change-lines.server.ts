import { withId } from '../columns.server'
import type { AnyDatabase, Engine } from '../database.server'

/** A line for each event, in place of a count for each name: lines of several transactions never wait for each other. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema.dropTable('site_change').execute()
  await withId(db.schema.createTable('site_change'), engine)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('tx', 'bigint', (column) => column.notNull())
    .execute()
  if (engine === 'postgres') await db.schema.createIndex('site_change_tx').on('site_change').column('tx').execute()
}
