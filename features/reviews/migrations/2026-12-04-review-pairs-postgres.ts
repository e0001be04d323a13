import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/**
 * Which reviews hold two letters in a row, in PostgreSQL: three letters each, of which two begin one wherever they stand in a word.
 * Letters beyond ASCII stand there as `z`, because their threes are numbers, which nobody can tell the beginning of. Without
 * pg_trgm, as for longer searches, the texts are read.
 */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  if (engine !== 'postgres') return
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`do $$ begin
    create index review_paired on review using gin (array_to_tsvector(show_trgm(regexp_replace(search_text, '[^\\u0001-\\u007f]', 'z', 'g'))));
  exception when undefined_function then
    raise notice 'reviews are searched for two letters without an index: %', sqlerrm;
  end $$`.execute(db)
}
