import { guardAppendOnly } from '@frontage/kit/storage/append-only.server'
import { withId } from '@frontage/kit/storage/columns.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Generated } from 'kysely'

export type SubmissionTables = {
  /** Where a review came from, as keyed hashes that can be compared and not be read. */
  review_submission: {
    review_id: number
    form_id: number
    at: string
    ticket_key: string | null
    unbrid_key: string | null
    /** Form, post and e-mail, where a form takes one review of each person. */
    once_key: string | null
    content_key: string
  }
  /** Append-only: what was done to a review apart from deciding about it. */
  review_note: { id: Generated<number>; review_id: number; at: string; by: string; deed: string; detail: string }
}

export const submissionMigrations = (engine: Engine): Migrations => ({
  '2026-11-22-review-submissions': {
    up: async (db) => {
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
    },
  },
  '2026-11-23-review-throttle': { up: (db) => db.schema.dropTable('review_throttle').execute() },
})
