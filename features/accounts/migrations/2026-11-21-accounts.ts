import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** People who sign in, their sessions, and the set-up token. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('account'), engine)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text')
    .execute()
  await db.schema
    .createTable('account_session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'bigint', (column) => column.notNull().references('account.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_session_of').on('account_session').column('account_id').execute()
  await db.schema
    .createTable('account_throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('account_set_up')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('token_hash', 'text')
    .execute()
}
