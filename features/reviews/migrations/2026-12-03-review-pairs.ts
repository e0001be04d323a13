import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/**
 * Which reviews hold two letters in a row: the words of the index for searches are three letters each, so that those of two begin
 * some of them, unless they end a text. PostgreSQL works beside us and reads on until it has found enough.
 */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  if (engine === 'postgres') return
  await sql`create virtual table review_search_word using fts5vocab(review_search, instance)`.execute(db)
  await sql`create index review_search_end on review (substr(search_text, -2))`.execute(db)
}
