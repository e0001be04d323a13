import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/** From so many reviews on it is worth telling PostgreSQL that many are coming. */
const MANY = 1_000

/**
 * PostgreSQL puts what comes in aside and sorts it into the index of searches by and by. For many reviews at once it
 * may put more aside, and sorts it in at the end, at half the cost; a search would have to read through it otherwise.
 */
export async function inOneGo<Result>(trx: AnyDatabase, count: number, work: () => Promise<Result>): Promise<Result> {
  if (count < MANY || engineOf(trx) !== 'postgres') return work()
  await sql`set local gin_pending_list_limit = '256MB'`.execute(trx)
  const result = await work()
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`select gin_clean_pending_list(oid) from pg_class where oid in (to_regclass('review_searched'), to_regclass('review_paired')) and pg_has_role(relowner, 'usage')`.execute(
    trx,
  )
  return result
}
