import { createRemembered } from '@frontage/kit/remembered.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Kysely } from 'kysely'
import { listOf, type ReviewResults } from './gather'
import type { Filters } from './reviews.query'
import type { ReviewTables } from './reviews.tables'
import { someOf } from './search.query'
import { createSearches } from './searches.store'
import { canBeTallied, talliedTotal } from './tally.store'
import { inBuckets } from './tally-buckets.query'

type Db = Kysely<ReviewTables>

/** From where on reviews are handled one way or another; tests take small numbers. */
export type Sizes = {
  /** So many matches are kept as a list of ids; more are only counted, and those of a search not even that. */
  readonly listed: number
  /** So many matches of a search without an index are counted; of more it is only said that there are more. */
  readonly glimpsed: number
  /** So few are read one by one, without an index. */
  readonly few: number
  /** Reviews that are read before others get their turn. */
  readonly part: number
  /** One match in so many, and a list is not walked along to find some. */
  readonly rare: number
  /** Reviews of a list between two bookmarks. */
  readonly stride: number
}
const usual: Sizes = { listed: 10_000, glimpsed: 1_000, few: 500, part: 5_000, rare: 16, stride: 1_000 }

/** PostgreSQL works beside us and keeps nobody waiting, but it walks badly along a list that two filters narrow. */
export const usualSizes = (engine: Engine): Sizes =>
  engine === 'postgres' ? { ...usual, listed: 40_000, part: 100_000, stride: 4_000 } : usual

export type FoundStore = ReturnType<typeof createFound>

/** How many reviews match, and which, where a search leaves few over. It is found once and remembered until `forget`. */
export function createFound(db: Db, sizes: Sizes) {
  const known = createRemembered<ReviewResults>(200)
  const counts = createRemembered<number>(500)
  const { read, search } = createSearches(db, sizes)

  const talliedIn = (filters: Filters): Promise<number> => {
    const { search: _, ...tallied } = filters
    return counts.recall(JSON.stringify(tallied), () => talliedTotal(db, tallied))
  }

  async function look(filters: Filters): Promise<ReviewResults> {
    const most = await talliedIn(filters)
    if (canBeTallied(filters)) return { total: most }
    if (most <= sizes.few) return listOf(await inBuckets(db, filters))
    if (filters.within?.some(({ ids }) => ids?.length)) return listOf(await someOf(db, filters, most))
    if (filters.search) return search(filters, filters.search, most)
    return most <= sizes.listed ? listOf(await inBuckets(db, filters)) : read(filters)
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
