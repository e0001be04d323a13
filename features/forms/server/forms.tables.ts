import { withId } from '@frontage/kit/storage/columns.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Generated } from 'kysely'

export type FormTables = {
  /** `definition` is JSON, checked by the form's shape when it came in. */
  contact_form: { id: Generated<number>; version: number; title: string; definition: string; updated_at: string }
  /** Append-only by use: an entry belongs to the version that it was sent with. */
  contact_form_version: { form_id: number; version: number; definition: string; at: string; by: string }
}

export const formMigrations = (engine: Engine): Migrations => ({
  '2026-11-23-contact-forms': {
    up: async (db) => {
      await withId(db.schema.createTable('contact_form'), engine)
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('definition', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('contact_form_version')
        .addColumn('form_id', 'bigint', (column) => column.notNull().references('contact_form.id').onDelete('cascade'))
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('definition', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('by', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('contact_form_version_key', ['form_id', 'version'])
        .execute()
    },
  },
})
