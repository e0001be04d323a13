import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import type { Standby } from './standby.server'
import { isReadForVisitors } from './visitor-reading.server'

export type Place = 'primary' | 'standby'

type Ways = {
  readonly primary: Driver
  readonly standby: Driver
  readonly watch: Pick<Standby, 'isCurrent' | 'doubt'>
  /** Hears where something was read for a visitor. */
  readonly onRead?: ((place: Place) => void) | undefined
}

/**
 * Asks a standby for what is read for visitors outside of a transaction, while it has everything that they may see; and the
 * primary for all else, and for whatever a standby does not answer.
 */
export class ReplicaDriver implements Driver {
  readonly #ways: Ways

  constructor(ways: Ways) {
    this.#ways = ways
  }

  async init(): Promise<void> {
    await Promise.all([this.#ways.primary.init(), this.#ways.standby.init()])
  }

  async destroy(): Promise<void> {
    await Promise.all([this.#ways.primary.destroy(), this.#ways.standby.destroy()])
  }

  /** What is not read for visitors needs its connection at once, and hears here when there is none. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = new RoutedConnection(this.#ways, isReadForVisitors())
    if (!connection.isForVisitor) await connection.primary()
    return connection
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await routed(connection).release()
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#ways.primary.beginTransaction(await routed(connection).begin(), settings)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#ways.primary.commitTransaction(await routed(connection).primary())
    routed(connection).end()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#ways.primary.rollbackTransaction(await routed(connection).primary())
    routed(connection).end()
  }
}

const routed = (connection: DatabaseConnection): RoutedConnection => connection as RoutedConnection

class RoutedConnection implements DatabaseConnection {
  readonly isForVisitor: boolean
  readonly #ways: Ways
  #primary: Promise<DatabaseConnection> | undefined
  #isInTransaction = false

  constructor(ways: Ways, isForVisitor: boolean) {
    this.#ways = ways
    this.isForVisitor = isForVisitor
  }

  primary(): Promise<DatabaseConnection> {
    this.#primary ??= this.#ways.primary.acquireConnection()
    return this.#primary
  }

  begin(): Promise<DatabaseConnection> {
    this.#isInTransaction = true
    return this.primary()
  }

  end(): void {
    this.#isInTransaction = false
  }

  async release(): Promise<void> {
    const { primary } = this.#ways
    const connection = await this.#primary?.catch(() => undefined)
    if (connection) await primary.releaseConnection(connection)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isReading = this.isForVisitor && !this.#isInTransaction && isRead(query)
    return (isReading && (await this.#readFromStandby<Row>(query))) || this.#askPrimary(query, isReading)
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('nothing is streamed out of PostgreSQL')
  }

  async #askPrimary<Row>(query: CompiledQuery, isReading: boolean): Promise<QueryResult<Row>> {
    if (isReading) this.#ways.onRead?.('primary')
    return (await this.primary()).executeQuery<Row>(query)
  }

  /** Undefined where it cannot say. What took too long would take as long again. */
  async #readFromStandby<Row>(query: CompiledQuery): Promise<QueryResult<Row> | undefined> {
    const { watch, onRead } = this.#ways
    if (!watch.isCurrent()) return undefined
    try {
      const result = await this.#askStandby<Row>(query)
      onRead?.('standby')
      return result
    } catch (reason) {
      const { code = '' } = reason as { code?: string }
      if (code === TOO_LONG) throw reason
      if (!OF_THE_STATEMENT.test(code)) watch.doubt()
      return undefined
    }
  }

  async #askStandby<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { standby } = this.#ways
    const connection = await standby.acquireConnection()
    try {
      return await connection.executeQuery<Row>(query)
    } finally {
      await standby.releaseConnection(connection)
    }
  }
}

/** Codes of PostgreSQL: the limit of time; and what says something about a statement, or about what was replayed meanwhile, not about the server. */
const TOO_LONG = '57014'
const OF_THE_STATEMENT = /^(25006|40|42|22|0A)/

/** A standby refuses whatever would change something, so a look at the beginning is enough. */
const isRead = ({ query: { kind }, sql }: CompiledQuery): boolean =>
  kind === 'SelectQueryNode' || (kind === 'RawNode' && /^\s*select\b/i.test(sql))
