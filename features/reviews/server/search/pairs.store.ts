import { createRemembered } from '@frontage/kit/remembered.server'
import { engineOf } from '@frontage/kit/storage/database.server'
import { type Kysely, sql } from 'kysely'
import { listOf, manyOf, type ReviewResults } from '../store/gather'
import type { Filters } from '../store/reviews.query'
import type { ReviewTables } from '../store/reviews.tables'
import type { Sizes } from '../store/sizes'
import { idsWithPair, mayHoldPair, pairOf, shareWithPair } from './pairs.query'
import { isAmong, someOf } from './search.query'

/** Where a pair stands in more of the reviews than this, reading some of them is less work than asking an index for all. */
const FREQUENT = 0.05

type Db = Kysely<ReviewTables>

/** An index of PostgreSQL that an owner's database may not have. */
export async function hasIndex(db: Db, name: 'review_searched' | 'review_paired'): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass(${name}) as name`.execute(db)
  return Boolean(rows[0]?.name)
}

/** Searches of two letters, by what each engine has for them. */
export function createPairs(db: Db, { glimpsed, listed }: Sizes) {
  const engine = engineOf(db)
  const indexed = createRemembered<boolean>(1)

  async function onSqlite(filters: Filters, pair: string): Promise<ReviewResults | undefined> {
    const ids = await idsWithPair(db, pair, 2 * glimpsed)
    return ids && listOf(ids.length ? await someOf(db, filters, ids.length, isAmong(ids, engine)) : [])
  }

  async function onPostgres(filters: Filters, pair: string, most: number): Promise<ReviewResults | undefined> {
    const condition = mayHoldPair(pair)
    if (!condition || !(await indexed.recall('all', () => hasIndex(db, 'review_paired')))) return undefined
    if ((await shareWithPair(db, pair)) > FREQUENT) return undefined
    const enough = most <= listed ? listed : glimpsed
    const ids = await someOf(db, filters, enough + 1, condition)
    return ids.length > enough ? manyOf(enough) : listOf(ids)
  }

  return {
    /** Among at most `most` reviews; undefined for searches of other lengths, and where reading texts is no more work. */
    search: async (filters: Filters, search: string, most: number): Promise<ReviewResults | undefined> => {
      const pair = pairOf(search)
      if (!pair) return undefined
      return engine === 'sqlite' ? onSqlite(filters, pair) : onPostgres(filters, pair, most)
    },
  }
}
