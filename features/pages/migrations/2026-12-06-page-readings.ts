import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { addSearchIndex } from '@frontage/kit/storage/search-index.server'

/**
 * What searches, sitemaps and links say of each published page. Pages that were published before are read by the program, when it
 * first asks. The short columns come first: a row is read as far as it is asked for.
 */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('page_reading')
    .addColumn('id', engine === 'postgres' ? 'bigint' : 'integer', (column) => column.primaryKey())
    .addColumn('reader', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('is_hidden', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('blocks', 'text', (column) => column.notNull())
    .addColumn('anchors', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute()
  await addSearchIndex(db, engine, { table: 'page_reading', column: 'search_text', name: 'page_reading_search' })
  await db.schema.createIndex('page_reading_found').on('page_reading').columns(['path', 'is_hidden', 'changed_at']).execute()
  await db.schema.createIndex('page_live').on('page').columns(['live_path', 'live_at']).execute()
}
