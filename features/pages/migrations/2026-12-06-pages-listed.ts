import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/**
 * Where pages stand, for their owner's list. In SQLite a row of a page is read through its documents, however little is asked of it;
 * PostgreSQL keeps long texts elsewhere.
 */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  if (engine !== 'sqlite') return
  const states = ['removed_at', 'live_at', 'draft_at', 'publish_at', 'unpublish_at', 'refused']
  await db.schema
    .createIndex('page_listed')
    .on('page')
    .columns(['path', 'id', 'title', ...states])
    .execute()
}
