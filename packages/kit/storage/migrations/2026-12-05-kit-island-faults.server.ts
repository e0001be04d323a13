import type { AnyDatabase } from '../database.server'

/** How often the code of an island failed in browsers, by day. Nothing of whoever saw it. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('island_fault')
    .addColumn('island', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('island_fault_key', ['island', 'kind', 'day'])
    .execute()
}
