import { sql } from 'kysely'
import { fold } from '../text/text'
import type { AnyDatabase, Engine } from './database.server'

type Searched = { readonly table: string; readonly column: string; readonly name: string }

/**
 * Which rows hold three letters in a row, for a step of a migration. In SQLite a table `name` of its own, kept right by triggers
 * whoever writes, in which what is deleted is gone at once; in PostgreSQL an index, or none where pg_trgm cannot be had: then
 * the same questions are answered by reading.
 */
export const addSearchIndex = (db: AnyDatabase, engine: Engine, searched: Searched): Promise<void> =>
  engine === 'postgres' ? onPostgres(db, searched) : onSqlite(db, searched)

async function onSqlite(db: AnyDatabase, searched: Searched): Promise<void> {
  const [table, column, index] = [sql.id(searched.table), sql.id(searched.column), sql.id(searched.name)]
  const trigger = (when: string) => sql.id(`${searched.name}_${when}`)
  const add = sql`insert into ${index} (rowid, ${column}) values (new.id, new.${column})`
  const remove = sql`insert into ${index} (${index}, rowid, ${column}) values ('delete', old.id, old.${column})`
  const steps = [
    sql`create virtual table ${index} using fts5 (
      ${column}, content = ${sql.lit(searched.table)}, content_rowid = 'id', tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0)`,
    sql`insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    sql`create trigger ${trigger('add')} after insert on ${table} begin ${add}; end`,
    sql`create trigger ${trigger('remove')} after delete on ${table} begin ${remove}; end`,
    sql`create trigger ${trigger('change')} after update of ${column} on ${table} when old.${column} <> new.${column}
      begin ${remove}; ${add}; end`,
    sql`insert into ${index} (${index}) values ('rebuild')`,
  ]
  for (const step of steps) await step.execute(db)
}

async function onPostgres(db: AnyDatabase, { table, column, name }: Searched): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`do $$ begin
      create extension if not exists pg_trgm;
      create index ${sql.id(name)} on ${sql.id(table)} using gin (${sql.id(column)} gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
      raise notice 'it is searched without an index: %', sqlerrm;
    end $$`.execute(db)
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
