import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { Kysely, type LogEvent, PostgresAdapter, PostgresDialect, PostgresDriver, SqliteDialect, sql } from 'kysely'
import { createPatientPools } from './postgres/patient-pools.server'
import { listenPostgres } from './postgres/postgres-news.server'
import type { PoolState } from './postgres/postgres-pool.server'
import { openStandby, type Replica } from './postgres/replica/open-standby.server'
import type { Standby } from './postgres/replica/standby.server'
import { SharedPostgresDriver } from './postgres/shared-connections.server'
import { PatientSqliteDriver } from './sqlite/patient-sqlite.server'
import { TransactionalSqliteAdapter } from './sqlite/sqlite-adapter.server'
import { keepStatements } from './sqlite/sqlite-statements.server'
import { minding } from './when-over.server'

export type Engine = 'sqlite' | 'postgres'

/** No tables yet: a store narrows it to its own with `db.withTables<…>()`. */
export type AnyDatabase = Kysely<Record<never, never>>

/** `kind`: `select`, `insert`, `update`, `delete` or `other`; `text`: SQL without the values. */
export type WatchedQuery = { readonly kind: string; readonly text: string; readonly seconds: number; readonly hasFailed: boolean }

/** Hears what is asked of a database, for whoever measures. Times are seconds. */
export type DatabaseWatch = {
  asked(query: WatchedQuery): void
  /** Somebody waited for a connection, or for a lock of another program. */
  waited(seconds: number): void
  /** Something was read for a visitor, where there is a standby for that. */
  readFrom?(place: 'primary' | 'standby'): void
}

export type Database = {
  readonly engine: Engine
  readonly db: AnyDatabase
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  /** Hears when another process noted a change, where the engine can say so; hands back what ends it. */
  readonly listen?: (onNews: () => void) => () => Promise<void>
  /** Connections right now, where there are several. */
  readonly pool?: () => PoolState
  /** From where visitors read, if there is one. */
  readonly standby?: Standby | undefined
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

type Place = {
  readonly url?: string | undefined
  /** The same database behind a pooler in transaction mode: all but news come and go through it. */
  readonly poolUrl?: string | undefined
  /** A standby of the same database, for what visitors read. */
  readonly replica?: Replica | undefined
  readonly file: string
  readonly watch?: DatabaseWatch | undefined
}

/** Opens the site's database: PostgreSQL by its address, else the SQLite file in the data folder. Throws when it cannot. */
export async function openDatabase({ url, poolUrl, replica, file, watch }: Place): Promise<Database> {
  const { db, engine, ...more } = url ? openPostgres({ url, poolUrl, replica }, watch) : openSqlite(file, watch)
  const { standby } = { standby: undefined, ...more }
  const close = async (): Promise<void> => {
    await standby?.close()
    await db.destroy()
  }
  const ping = async (): Promise<void> => void (await Promise.race([sql`select 1`.execute(db), silence()]))
  try {
    await ping()
  } catch (reason) {
    await close()
    throw reason
  }
  const listen = url ? { listen: (onNews: () => void) => listenPostgres(url, onNews) } : {}
  return { engine, db, ping, ...listen, ...more, close }
}

/** WAL with synchronous=FULL: every commit is on the disk before it is answered, at about 0.4 ms. */
function openSqlite(file: string, watch?: DatabaseWatch) {
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
  dialect.createDriver = () =>
    minding(
      new PatientSqliteDriver(config, (milliseconds) => {
        watch?.waited(milliseconds / 1000)
        return setTimeout(milliseconds)
      }),
    )
  dialect.createAdapter = () => new TransactionalSqliteAdapter()
  return { engine: 'sqlite' as const, db: new Kysely<Record<never, never>>({ dialect, ...logTo(watch) }) }
}

type Addresses = { readonly url: string } & Pick<Place, 'poolUrl' | 'replica'>

function openPostgres({ url, poolUrl, replica }: Addresses, watch?: DatabaseWatch) {
  const pools = createPatientPools(poolUrl ?? url, { onWait: watch?.waited, isShared: poolUrl !== undefined })
  const dialect = new PostgresDialect({ pool: pools })
  const driver = poolUrl ? new SharedPostgresDriver({ pool: pools }) : new PostgresDriver({ pool: pools })
  const standby = replica && openStandby(url, replica, { onRead: watch?.readFrom, onWait: watch?.waited })
  dialect.createDriver = () => minding(standby?.before(driver) ?? driver)
  return { engine: 'postgres' as const, db: new Kysely<Record<never, never>>({ dialect, ...logTo(watch) }), pool: pools.state, standby }
}

/** Nothing is measured where nobody listens. */
const logTo = (watch: DatabaseWatch | undefined) =>
  watch && {
    log: ({ query, queryDurationMillis, level }: LogEvent): void =>
      watch.asked({
        kind: kindOf(query.query.kind),
        text: query.sql,
        seconds: queryDurationMillis / 1000,
        hasFailed: level === 'error',
      }),
  }

const kinds: Readonly<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
}
const kindOf = (node: string): string => kinds[node] ?? 'other'
