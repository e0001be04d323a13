import { fold } from '@frontage/kit/text'
import { sql } from 'kysely'
import type { AnyDatabase, Engine } from './database.server'

type Searched = { readonly table: string; readonly column: string; readonly name: string }

/**
 * Which rows hold three letters in a row, for a step of a migration. In SQLite a table `name` of its own, kept right by triggers
 * whoever writes, in which what is deleted is gone at once; in PostgreSQL an index, or none where pg_trgm cannot be had: then
 * the same questions are answered by reading.
 */
export const addSearchIndex = (db: AnyDatabase, engine: Engine, searched: Searched): Promise<void> =>
  engine === 'postgres' ? onPostgres(db, searched) : onSqlite(db, searched)

async function onSqlite(db: AnyDatabase, { table, column, name }: Searched): Promise<void> {
  const add = `insert into ${name} (rowid, ${column}) values (new.id, new.${column})`
  const remove = `insert into ${name} (${name}, rowid, ${column}) values ('delete', old.id, old.${column})`
  const steps = [
    `create virtual table ${name} using fts5 (
      ${column}, content = '${table}', content_rowid = 'id', tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0)`,
    `insert into ${name} (${name}, rank) values ('secure-delete', 1)`,
    `create trigger ${name}_add after insert on ${table} begin ${add}; end`,
    `create trigger ${name}_remove after delete on ${table} begin ${remove}; end`,
    `create trigger ${name}_change after update of ${column} on ${table} when old.${column} <> new.${column}
      begin ${remove}; ${add}; end`,
    `insert into ${name} (${name}) values ('rebuild')`,
  ]
  for (const step of steps) await sql.raw(step).execute(db)
}

async function onPostgres(db: AnyDatabase, { table, column, name }: Searched): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql
    .raw(`do $$ begin
      create extension if not exists pg_trgm;
      create index ${name} on ${table} using gin (${column} gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
      raise notice '${table} is searched without an index: %', sqlerrm;
    end $$`)
    .execute(db)
}

/** What a text has to hold to hold a longer one. More than these leave hardly anything over. */
const MOST_TRIGRAMS = 24

/** A search as the index of SQLite understands it; undefined when it is too short for one. */
export function indexQueryOf(search: string | undefined): string | undefined {
  const letters = [...fold(search ?? '')]
  const all = letters.slice(2).map((_, place) => letters.slice(place, place + 3).join(''))
  const trigrams = [...new Set(all)].filter((trigram) => !trigram.includes('\0')).slice(0, MOST_TRIGRAMS)
  return trigrams.length ? trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ') : undefined
}
