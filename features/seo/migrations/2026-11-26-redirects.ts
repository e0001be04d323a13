import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Redirects, their use, and addresses that are missing. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('redirect'), engine)
    .addColumn('from_key', 'text', (column) => column.notNull().unique())
    .addColumn('from_path', 'text', (column) => column.notNull())
    .addColumn('to_path', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('is_automatic', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('redirect_hit')
    .addColumn('redirect_id', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('redirect_hit_key', ['redirect_id', 'day'])
    .execute()
  await db.schema
    .createTable('missing_path')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .execute()
}
