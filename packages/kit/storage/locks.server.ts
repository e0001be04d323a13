import { setTimeout } from 'node:timers/promises'
import { type SelectQueryBuilder, sql } from 'kysely'
import { type AnyDatabase, engineOf } from './database.server'

type Asked = Pick<AnyDatabase, 'getExecutor'>

/** For `$call`: the rows stay as they are read until the transaction ends. On SQLite the transaction has locked everything before. */
export const forUpdate =
  (trx: Asked) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    engineOf(trx) === 'postgres' ? query.forUpdate() : query

/** Waits until nobody else has the turn of this name, and has it until the transaction ends: for rules about more than one row. */
export async function takeTurn(trx: Asked, name: string): Promise<void> {
  if (engineOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx)
}

/** Milliseconds between two tries to be the only one. */
const EVERY = 250

/**
 * Does something that takes long while no other process does what has this name; the others wait until it is done, or until whoever
 * does it is gone. A database in a file has one server anyway.
 */
export async function alone(db: AnyDatabase, name: string, work: () => Promise<void>): Promise<void> {
  if (engineOf(db) !== 'postgres') return work()
  while (!(await triedAlone(db, name, work))) await setTimeout(EVERY)
}

const triedAlone = (db: AnyDatabase, name: string, work: () => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as "isOurs"`.execute(trx)
    if (!rows[0]?.isOurs) return false
    // The lock lies in this transaction, which says nothing meanwhile.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await work()
    return true
  })
