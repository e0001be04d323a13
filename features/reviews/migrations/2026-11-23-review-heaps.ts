import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/** An index that leads to the reviews of one row of the tally. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db)
  await db.schema
    .createIndex('review_heap')
    .on('review')
    .columns(['status', 'sample', 'type', 'pageid', 'language_code', 'star_bucket'])
    .execute()
}
