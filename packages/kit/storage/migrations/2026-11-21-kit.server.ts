import { withId } from '../columns.server'
import type { AnyDatabase, Engine } from '../database.server'

/** Jobs, e-mails and settings. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('job'), engine)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('run_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lease_until', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('job_due').on('job').columns(['state', 'run_at']).execute()
  await withId(db.schema.createTable('mail'), engine)
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body_text', 'text', (column) => column.notNull())
    .addColumn('body_html', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
