import { createRemembered } from '@frontage/kit/remembered.server'
import { type Engine, engineOf } from '@frontage/kit/storage/database.server'
import { createTurns } from '@frontage/kit/turns.server'
import { type Kysely, sql } from 'kysely'
import { gather, listOf, type ReviewResults } from './gather'
import type { Filters } from './reviews.query'
import type { ReviewTables } from './reviews.tables'
import { indexQueryOf, readOn, searchOn, someOf } from './search.query'
import { canBeTallied, talliedTotal } from './tally.store'
import { inBuckets } from './tally-buckets.query'

type Db = Kysely<ReviewTables>

/** From where on reviews are handled one way or another; tests take small numbers. */
export type Sizes = {
  /** So many matches are kept as a list of ids; more are only counted. */
  readonly listed: number
  /** So few are read one by one, without an index. */
  readonly few: number
  /** Reviews that are read before others get their turn. */
  readonly part: number
  /** One match in so many, and a list is not walked along to find some. */
  readonly rare: number
  /** Reviews of a list between two bookmarks. */
  readonly stride: number
}
const usual: Sizes = { listed: 10_000, few: 500, part: 5_000, rare: 16, stride: 1_000 }

/** PostgreSQL works beside us and keeps nobody waiting, but it walks badly along a list that two filters narrow. */
export const usualSizes = (engine: Engine): Sizes =>
  engine === 'postgres' ? { ...usual, listed: 40_000, part: 100_000, stride: 4_000 } : usual

/** An owner's PostgreSQL may have no index for searches. */
async function isSearchIndexed(db: Db): Promise<boolean> {
  if (engineOf(db) === 'sqlite') return true
  const { rows } = await sql<{ name: string | null }>`select to_regclass('review_searched') as name`.execute(db)
  return Boolean(rows[0]?.name)
}

/** Searches that read all reviews at once: more would only make all of them later, and leave no connection of PostgreSQL to others. */
const AT_ONCE: Readonly<Record<Engine, number>> = { sqlite: 1, postgres: 2 }
const MOST_WAITING = 100

export type FoundStore = ReturnType<typeof createFound>

/** How many reviews match, and which, where a search leaves few over. It is found once and remembered until `forget`. */
export function createFound(db: Db, sizes: Sizes) {
  const engine = engineOf(db)
  const known = createRemembered<ReviewResults>(200)
  const counts = createRemembered<number>(500)
  const indexed = createRemembered<boolean>(1)
  const inTurn = createTurns({ atOnce: AT_ONCE[engine], mostWaiting: MOST_WAITING })
  const hasIndex = () => indexed.recall('all', () => isSearchIndexed(db))

  const talliedIn = (filters: Filters): Promise<number> => {
    const { search: _, ...tallied } = filters
    return counts.recall(JSON.stringify(tallied), () => talliedTotal(db, tallied))
  }

  async function readAll(filters: Filters): Promise<ReviewResults> {
    const { max } = await db
      .selectFrom('review')
      .select(({ fn }) => fn.max('id').as('max'))
      .executeTakeFirstOrThrow()
    const way = { end: Number(max ?? 0), part: sizes.part, listed: sizes.listed }
    return inTurn(() => gather((step) => readOn(db, filters, step), way))
  }

  async function search(filters: Filters, query: string): Promise<ReviewResults> {
    const most = sizes.listed
    const ids = engine === 'postgres' ? await someOf(db, filters, most + 1) : await searchOn(db, filters, query, 2 * most)
    return ids && ids.length <= most ? listOf(ids) : readAll(filters)
  }

  async function look(filters: Filters): Promise<ReviewResults> {
    const most = await talliedIn(filters)
    if (canBeTallied(filters)) return { total: most }
    if (most <= sizes.few) return listOf(await inBuckets(db, filters))
    if (filters.within?.some(({ ids }) => ids?.length)) return listOf(await someOf(db, filters, most))
    const query = indexQueryOf(filters.search)
    if (query && (await hasIndex())) return search(filters, query)
    return most <= sizes.listed ? listOf(await inBuckets(db, filters)) : readAll(filters)
  }

  return {
    find: (filters: Filters): Promise<ReviewResults> => known.recall(JSON.stringify(filters), () => look(filters)),
    talliedIn,
    forget: (): void => {
      known.forget()
      counts.forget()
    },
  }
}
