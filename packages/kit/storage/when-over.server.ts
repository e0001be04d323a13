import type { DatabaseConnection, Driver, QueryExecutorProvider } from 'kysely'

/** `isCommitted`: false as well where nobody knows, because the connection was lost in that moment. */
type Work = (isCommitted: boolean) => void

/** What waits for the end of the transaction that a connection is in. */
const waiting = new WeakMap<DatabaseConnection, Work[]>()

/** Does something as soon as a transaction is over, before whoever began it goes on. Outside of a transaction at once. */
export const whenOver = (trx: QueryExecutorProvider, work: Work): Promise<void> =>
  trx.getExecutor().provideConnection(async (connection) => {
    const works = waiting.get(connection)
    if (works) works.push(work)
    else work(true)
  })

function end(connection: DatabaseConnection, isCommitted: boolean): void {
  const works = waiting.get(connection) ?? []
  waiting.delete(connection)
  for (const work of works) work(isCommitted)
}

/** Teaches a driver to do what waits for the end of a transaction. */
export function minding<Kind extends Driver>(driver: Kind): Kind {
  const { beginTransaction, commitTransaction, rollbackTransaction } = driver
  const begin: Driver['beginTransaction'] = async (connection, settings) => {
    await beginTransaction.call(driver, connection, settings)
    waiting.set(connection, [])
  }
  const commit: Driver['commitTransaction'] = async (connection) => {
    await commitTransaction.call(driver, connection)
    end(connection, true)
  }
  const rollback: Driver['rollbackTransaction'] = async (connection) => {
    try {
      await rollbackTransaction.call(driver, connection)
    } finally {
      end(connection, false)
    }
  }
  return Object.assign(driver, { beginTransaction: begin, commitTransaction: commit, rollbackTransaction: rollback })
}
