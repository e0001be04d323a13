import { CompiledQuery, type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely'
import { STATEMENT_TIMEOUT } from './postgres-pool.server'

const limits = CompiledQuery.raw(
  `select set_config('statement_timeout', '${STATEMENT_TIMEOUT}', true), set_config('idle_in_transaction_session_timeout', '${STATEMENT_TIMEOUT}', true)`,
)

/**
 * For connections of a pooler (PgBouncer in transaction mode): what is set for a session would hold for whoever has the connection
 * next, so the limits of time are set for each transaction. A statement outside of one has those of its role.
 */
export class SharedPostgresDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings)
    await connection.executeQuery(limits)
  }
}
