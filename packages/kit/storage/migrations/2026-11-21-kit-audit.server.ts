import { guardAppendOnly } from '../append-only.server'
import { withId } from '../columns.server'
import type { AnyDatabase, Engine } from '../database.server'

/** What was done, by whom. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('audit'), engine)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('account_id', 'bigint')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .execute()
  await guardAppendOnly(db, engine, 'audit')
}
