import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Forms and their versions. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
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
}
