import { CompiledQuery, type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely'
import { PATIENCE, patienceOfChange } from './patience.server'

const limitedTo = (milliseconds: number): CompiledQuery =>
  CompiledQuery.raw(
    `select set_config('statement_timeout', '${milliseconds}', true), set_config('idle_in_transaction_session_timeout', '${PATIENCE}', true)`,
  )

/** Of a limit of nothing PostgreSQL thinks as of none. */
const patienceLeft = (): number => Math.max(1, Math.ceil(patienceOfChange()?.left() ?? PATIENCE))

/**
 * For connections of a pooler (PgBouncer in transaction mode): what is set for a session would hold for whoever has the connection
 * next, so the limits of time are set for each transaction. A statement outside of one has those of its role.
 */
export class SharedPostgresDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings)
    await connection.executeQuery(limitedTo(patienceLeft()))
  }
}
