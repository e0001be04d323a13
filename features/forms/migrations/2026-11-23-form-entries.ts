import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Messages, used tickets, files and deliveries. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await addEntries(db, engine)
  await addTickets(db)
  await addFiles(db, engine)
  await addDeliveries(db, engine)
}

async function addEntries(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('form_entry'), engine)
    .addColumn('form_id', 'bigint', (column) => column.notNull().references('contact_form.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('doubts', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('files', 'integer', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('is_held', 'integer', (column) => column.notNull())
    .addColumn('content_key', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('form_entry_state').on('form_entry').columns(['state', 'id']).execute()
  await db.schema.createIndex('form_entry_form').on('form_entry').columns(['form_id', 'state', 'id']).execute()
  await db.schema.createIndex('form_entry_content').on('form_entry').columns(['content_key', 'at']).execute()
}

async function addTickets(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('form_ticket')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('body_key', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'bigint')
    .execute()
  await db.schema.createIndex('form_ticket_at').on('form_ticket').columns(['at']).execute()
}

async function addFiles(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('form_file'), engine)
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('form_id', 'bigint', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'bigint', (column) => column.references('form_entry.id').onDelete('cascade'))
    .addUniqueConstraint('form_file_place', ['folder', 'field', 'place'])
    .addUniqueConstraint('form_file_name', ['folder', 'name'])
    .execute()
  await db.schema.createIndex('form_file_entry').on('form_file').columns(['entry_id']).execute()
}

async function addDeliveries(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('form_delivery'), engine)
    .addColumn('entry_id', 'bigint', (column) => column.notNull().references('form_entry.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'bigint')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('error', 'text')
    .execute()
  await db.schema.createIndex('form_delivery_entry').on('form_delivery').columns(['entry_id']).execute()
}
