import { guardAppendOnly } from '@frontage/kit/storage/append-only.server'
import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** What visitors sent, passages that are hidden, and notes about a review. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('review')
    .addColumn('redactions', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .createTable('review_submission')
    .addColumn('review_id', 'bigint', (column) => column.primaryKey().references('review.id').onDelete('cascade'))
    .addColumn('form_id', 'bigint', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('ticket_key', 'text', (column) => column.unique())
    .addColumn('unbrid_key', 'text', (column) => column.unique())
    .addColumn('once_key', 'text', (column) => column.unique())
    .addColumn('content_key', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('review_submission_content').on('review_submission').columns(['content_key', 'at']).execute()
  await db.schema
    .createTable('review_throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .execute()
  await withId(db.schema.createTable('review_note'), engine)
    .addColumn('review_id', 'bigint', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('review_note_of').on('review_note').columns(['review_id', 'id']).execute()
  await guardAppendOnly(db, engine, 'review_note')
}
