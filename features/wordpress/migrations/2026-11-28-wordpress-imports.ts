import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Imports with their reports, and the pictures that each of them has fetched. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  const table = texts.reduce(
    (all, name) => all.addColumn(name, 'text', (column) => column.notNull()),
    withId(db.schema.createTable('wordpress_import'), engine).addColumn('revision', 'integer', (column) => column.notNull()),
  )
  await table.execute()
  await db.schema
    .createTable('wordpress_picture')
    .addColumn('import_id', 'bigint', (column) => column.notNull().references('wordpress_import.id').onDelete('cascade'))
    .addColumn('attachment', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('wordpress_picture_key', ['import_id', 'attachment'])
    .execute()
}

const texts = ['state', 'started_at', 'files', 'choices', 'progress', 'report', 'reason']
