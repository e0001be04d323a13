import { sql } from 'kysely'
import type { AnyDatabase, Engine } from './database.server'

/** Lets a table with an `id` only ever grow, for everyone who comes through the database, this program included. */
export const guardAppendOnly = (db: AnyDatabase, engine: Engine, table: string): Promise<void> =>
  engine === 'postgres' ? guardOnPostgres(db, table) : guardOnSqlite(db, table)

/** `insert or replace` deletes without waking the trigger for it, so a line with a known id is refused as well. */
async function guardOnSqlite(db: AnyDatabase, table: string): Promise<void> {
  const refusal = `begin select raise(abort, '${table} is append-only'); end`
  const steps = [
    `create trigger ${table}_no_update before update on ${table} ${refusal}`,
    `create trigger ${table}_no_delete before delete on ${table} ${refusal}`,
    `create trigger ${table}_no_replace before insert on ${table} when exists (select 1 from ${table} where id = new.id) ${refusal}`,
  ]
  for (const step of steps) await sql.raw(step).execute(db)
}

async function guardOnPostgres(db: AnyDatabase, table: string): Promise<void> {
  const steps = [
    `create function ${table}_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception '${table} is append-only'; end $$`,
    `create trigger ${table}_no_change before update or delete on ${table} for each row execute function ${table}_is_append_only()`,
    `create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function ${table}_is_append_only()`,
  ]
  for (const step of steps) await sql.raw(step).execute(db)
}
