import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/** What a search looks into. */
export const up = (db: AnyDatabase, engine: Engine): Promise<void> => (engine === 'postgres' ? searchOnPostgres(db) : searchOnSqlite(db))

/** Which reviews hold three letters in a row; the texts themselves stay where they are. Triggers keep it right, whoever writes. */
async function searchOnSqlite(db: AnyDatabase): Promise<void> {
  const add = `insert into review_search (rowid, search_text) values (new.id, new.search_text)`
  const remove = `insert into review_search (review_search, rowid, search_text) values ('delete', old.id, old.search_text)`
  const steps = [
    `create virtual table review_search using fts5 (
      search_text, content = 'review', content_rowid = 'id', tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0)`,
    `create trigger review_search_add after insert on review begin ${add}; end`,
    `create trigger review_search_remove after delete on review begin ${remove}; end`,
    `create trigger review_search_change after update of search_text on review when old.search_text <> new.search_text
      begin ${remove}; ${add}; end`,
    `insert into review_search (review_search) values ('rebuild')`,
  ]
  for (const step of steps) await sql.raw(step).execute(db)
}

/** Without the right to add pg_trgm, or where it is not installed, searches read the texts, a part at a time. */
async function searchOnPostgres(db: AnyDatabase): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql
    .raw(`do $$ begin
      create extension if not exists pg_trgm;
      create index review_searched on review using gin (search_text gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
      raise notice 'reviews are searched without an index: %', sqlerrm;
    end $$`)
    .execute(db)
}
