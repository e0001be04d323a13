import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/** A list that a filter narrows is walked along without a look at the reviews that it leaves out. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db)
  for (const [column, name] of Object.entries(orderIndexes)) {
    await db.schema.dropIndex(`review_${name}`).execute()
    const columns = ['status', column, 'id', 'star_bucket', 'language_code', 'type', 'pageid']
    await db.schema.createIndex(`review_${name}`).on('review').columns(columns).execute()
  }
}

const orderIndexes = { created_time: 'newest', stars: 'rated', review_length_char: 'long' } as const
