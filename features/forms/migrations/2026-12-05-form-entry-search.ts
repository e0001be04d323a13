import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { addSearchIndex } from '@frontage/kit/storage/search-index.server'

/** Messages are searched by an index, and those whose time is over are found without a look at all others. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await addSearchIndex(db, engine, { table: 'form_entry', column: 'search_text', name: 'form_entry_search' })
  await db.schema.createIndex('form_entry_age').on('form_entry').columns(['form_id', 'at']).execute()
  await db.schema.createIndex('form_entry_state_age').on('form_entry').columns(['state', 'at']).execute()
}
