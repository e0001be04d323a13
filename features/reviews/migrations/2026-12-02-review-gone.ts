import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

const logs = ['review_decision', 'review_note']

/** Reviews that were deleted for good, by their numbers alone: the logs let go of lines about these, and of no others. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('review_gone')
    .addColumn('review_id', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .execute()
  for (const log of logs) await (engine === 'postgres' ? guardOnPostgres(db, log) : guardOnSqlite(db, log))
  if (engine === 'sqlite') await sql.raw(`insert into review_search (review_search, rank) values ('secure-delete', 1)`).execute(db)
}

async function guardOnSqlite(db: AnyDatabase, log: string): Promise<void> {
  await sql.raw(`drop trigger ${log}_no_delete`).execute(db)
  await sql
    .raw(`create trigger ${log}_no_delete before delete on ${log} when not exists (select 1 from review_gone where review_id = old.review_id)
      begin select raise(abort, '${log} is append-only'); end`)
    .execute(db)
}

async function guardOnPostgres(db: AnyDatabase, log: string): Promise<void> {
  await sql
    .raw(`create or replace function ${log}_is_append_only() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if exists (select 1 from review_gone where review_id = old.review_id) then return old; end if;
      end if;
      raise exception '${log} is append-only';
    end $$`)
    .execute(db)
}
