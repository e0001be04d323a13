import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type SqliteDialectConfig, SqliteDriver } from 'kysely'

/** Milliseconds before a statement is tried again. */
const PAUSES = [1, 2, 5, 10, 25, 50]
/** After so many milliseconds of waiting a statement is refused, and those behind it wait this long only: a short while each. */
const PATIENCE = 5_000
const SHORT_PATIENCE = 10

export type Wait = (milliseconds: number) => Promise<unknown>

/**
 * SQLite's own patience sleeps on the thread that answers everybody. This one leaves the thread to others: a statement that
 * finds the lock taken by another program is tried again, and fails with SQLITE_BUSY when the lock does not become free.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #wait: Wait
  #connection: DatabaseConnection | undefined

  constructor(config: SqliteDialectConfig, wait: Wait = (milliseconds) => setTimeout(milliseconds)) {
    super(config)
    this.#wait = wait
  }

  override async acquireConnection(): ReturnType<Driver['acquireConnection']> {
    this.#connection ??= patient(await super.acquireConnection(), this.#wait)
    return this.#connection
  }

  /** The write lock is taken first: a transaction that reads, and finds another program's change when it writes, could only fail. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function patient(connection: DatabaseConnection, wait: Wait): DatabaseConnection {
  let patience = PATIENCE

  async function executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let waited = 0, turn = 0; ; turn++) {
      try {
        const result = await connection.executeQuery<R>(query)
        if (isWrite(query)) patience = PATIENCE
        return result
      } catch (reason) {
        if (!isTaken(reason)) throw reason
        if (waited >= patience) patience = SHORT_PATIENCE
        if (waited >= patience) throw reason
        const pause = PAUSES[Math.min(turn, PAUSES.length - 1)]!
        await wait(pause)
        waited += pause
      }
    }
  }

  return { executeQuery, streamQuery: (query, size) => connection.streamQuery(query, size) }
}

const isTaken = (reason: unknown): boolean => (reason as { code?: string }).code === 'SQLITE_BUSY'

const isWrite = ({ sql }: CompiledQuery): boolean => /^\s*(begin|insert|update|delete)\b/i.test(sql)
