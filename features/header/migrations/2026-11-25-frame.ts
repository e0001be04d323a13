import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Drafts and versions of header and footer. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('frame_draft')
    .addColumn('part', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('frame', 'text')
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('frame_version')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('frame', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('frame_version_key', ['part', 'version'])
    .execute()
}
