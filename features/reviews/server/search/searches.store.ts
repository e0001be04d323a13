import { createRemembered } from '@frontage/kit/remembered.server'
import { type Engine, engineOf } from '@frontage/kit/storage/database.server'
import { indexQueryOf } from '@frontage/kit/storage/search-index.server'
import { createTurns } from '@frontage/kit/turns.server'
import type { Kysely } from 'kysely'
import { gather, listOf, manyOf, type ReviewResults } from '../store/gather'
import type { Filters } from '../store/reviews.query'
import type { ReviewTables } from '../store/reviews.tables'
import type { Sizes } from '../store/sizes'
import { inBuckets } from '../store/tally-buckets.query'
import { createPairs, hasIndex } from './pairs.store'
import { readOn, searchOn, someOf } from './search.query'

type Db = Kysely<ReviewTables>

/** Searches that read all reviews at once: more would only make all of them later, and leave no connection of PostgreSQL to others. */
const AT_ONCE: Readonly<Record<Engine, number>> = { sqlite: 1, postgres: 2 }
const MOST_WAITING = 100

/** Finds what a search leaves over, with as little reading as can be: many matches are not counted to their end. */
export function createSearches(db: Db, sizes: Sizes) {
  const engine = engineOf(db)
  const indexed = createRemembered<boolean>(1)
  const pairs = createPairs(db, sizes)
  const inTurn = createTurns({ atOnce: AT_ONCE[engine], mostWaiting: MOST_WAITING })

  /** Reads reviews until enough are found; where that is not said, all of them. */
  async function read(filters: Filters, { enough = Infinity, query }: { readonly enough?: number; readonly query?: string } = {}) {
    const { max } = await db
      .selectFrom('review')
      .select(({ fn }) => fn.max('id').as('max'))
      .executeTakeFirstOrThrow()
    const way = { end: Number(max ?? 0), part: sizes.part, listed: Math.min(sizes.listed, enough), enough }
    return inTurn(() => gather((step) => readOn(db, filters, step, query), way))
  }

  async function searchIndexed(filters: Filters, query: string): Promise<ReviewResults> {
    const most = sizes.searched
    const ids = engine === 'postgres' ? await someOf(db, filters, most + 1) : await searchOn(db, filters, query, most)
    if (ids && ids.length <= most) return listOf(ids)
    return ids ? manyOf(most) : read(filters, { enough: most, query })
  }

  /** A search of two letters, or in a database that has no index for searches. */
  async function searchPlainly(filters: Filters, search: string, most: number): Promise<ReviewResults> {
    const found = await pairs.search(filters, search, most)
    if (found) return found
    return most <= sizes.listed ? listOf(await inBuckets(db, filters)) : read(filters, { enough: sizes.glimpsed })
  }

  async function search(filters: Filters, words: string, most: number): Promise<ReviewResults> {
    const query = indexQueryOf(words)
    const isIndexed = query && (engine === 'sqlite' || (await indexed.recall('all', () => hasIndex(db, 'review_searched'))))
    return isIndexed ? searchIndexed(filters, query) : searchPlainly(filters, words, most)
  }

  return {
    read,
    /** Of at most `most` reviews, as far as is known without reading them. */
    search,
  }
}
