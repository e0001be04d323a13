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
