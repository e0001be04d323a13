import type { DatabaseConnection, Driver, QueryExecutorProvider } from 'kysely'

/** What waits for the end of the transaction that a connection is in. */
const waiting = new WeakMap<DatabaseConnection, (() => void)[]>()

/**
 * Does something as soon as a transaction is committed, before whoever began it goes on; never when it is taken back, and never
 * when nobody knows which of both it was. Outside of a transaction at once.
 */
export const afterCommit = (trx: QueryExecutorProvider, work: () => void): Promise<void> =>
  trx.getExecutor().provideConnection(async (connection) => {
    const works = waiting.get(connection)
    if (works) works.push(work)
    else work()
  })

/** Teaches a driver to do what waits for a commit. */
export function minding<Kind extends Driver>(driver: Kind): Kind {
  const { beginTransaction, commitTransaction, rollbackTransaction } = driver
  const begin: Driver['beginTransaction'] = async (connection, settings) => {
    await beginTransaction.call(driver, connection, settings)
    waiting.set(connection, [])
  }
  const commit: Driver['commitTransaction'] = async (connection) => {
    const works = waiting.get(connection) ?? []
    waiting.delete(connection)
    await commitTransaction.call(driver, connection)
    for (const work of works) work()
  }
  const rollback: Driver['rollbackTransaction'] = async (connection) => {
    waiting.delete(connection)
    await rollbackTransaction.call(driver, connection)
  }
  return Object.assign(driver, { beginTransaction: begin, commitTransaction: commit, rollbackTransaction: rollback })
}
