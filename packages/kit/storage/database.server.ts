import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { listenPostgres } from './postgres/postgres-news.server'
import { createPools } from './postgres/postgres-pool.server'
import { PatientSqliteDriver } from './sqlite/patient-sqlite.server'
import { TransactionalSqliteAdapter } from './sqlite/sqlite-adapter.server'
import { keepStatements } from './sqlite/sqlite-statements.server'

export type Engine = 'sqlite' | 'postgres'

/** No tables yet: a store narrows it to its own with `db.withTables<…>()`. */
export type AnyDatabase = Kysely<Record<never, never>>

export type Database = {
  readonly engine: Engine
  readonly db: AnyDatabase
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  /** Hears when another process counted a change, where the engine can say so; hands back what ends it. */
  readonly listen?: (onNews: () => void) => () => Promise<void>
  close(): Promise<void>
}

/** Which engine answers, for the few questions that they are not asked in the same words. */
export const engineOf = (db: Pick<AnyDatabase, 'getExecutor'>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** A database that says nothing for so long does not answer. */
const PATIENCE = 2_000

async function silence(): Promise<never> {
  await setTimeout(PATIENCE, undefined, { ref: false })
  throw new Error('the database does not answer')
}

/** Opens the site's database: PostgreSQL by its address, else the SQLite file in the data folder. Throws when it cannot. */
export async function openDatabase({ url, file }: { url?: string | undefined; file: string }): Promise<Database> {
  const { db, engine } = url ? openPostgres(url) : openSqlite(file)
  const ping = async (): Promise<void> => void (await Promise.race([sql`select 1`.execute(db), silence()]))
  try {
    await ping()
  } catch (reason) {
    await db.destroy()
    throw reason
  }
  const listen = url ? { listen: (onNews: () => void) => listenPostgres(url, onNews) } : {}
  return { engine, db, ping, ...listen, close: () => db.destroy() }
}

/** WAL with synchronous=FULL: every commit is on the disk before it is answered, at about 0.4 ms. */
function openSqlite(file: string) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  // While it is opened nobody is answered yet, so the patience may sleep here.
  const sqlite = new Sqlite(file, { timeout: 5_000 })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  // What is deleted is overwritten in the file, too.
  sqlite.pragma('secure_delete = ON')
  // 16 MB: what else is read often lies in the memory of the system, and costs no more (bench/results/memory.md).
  sqlite.pragma('cache_size = -16384')
  sqlite.pragma('busy_timeout = 0')
  const config = { database: keepStatements(sqlite) }
  const dialect = new SqliteDialect(config)
  dialect.createDriver = () => new PatientSqliteDriver(config)
  dialect.createAdapter = () => new TransactionalSqliteAdapter()
  return { engine: 'sqlite' as const, db: new Kysely<Record<never, never>>({ dialect }) }
}

function openPostgres(url: string) {
  const dialect = new PostgresDialect({ pool: createPools(url) })
  return { engine: 'postgres' as const, db: new Kysely<Record<never, never>>({ dialect }) }
}
