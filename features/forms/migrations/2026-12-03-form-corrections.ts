import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Corrections of messages: who, when, why, and what stood there before. They go with their message. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('form_entry')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await withId(db.schema.createTable('form_correction'), engine)
    .addColumn('entry_id', 'bigint', (column) => column.notNull().references('form_entry.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addUniqueConstraint('form_correction_of', ['entry_id', 'revision'])
    .execute()
}
