import { createRemembered } from '@frontage/kit/remembered.server'
import type { Kysely } from 'kysely'
import { someOf } from '../search/search.query'
import { createSearches } from '../search/searches.store'
import { listOf, MOST_REMEMBERED, type ReviewResults, weightOf } from './gather'
import type { Filters } from './reviews.query'
import type { ReviewTables } from './reviews.tables'
import type { Sizes } from './sizes'
import { canBeTallied, talliedTotal } from './tally.store'
import { inBuckets } from './tally-buckets.query'

type Db = Kysely<ReviewTables>

export type FoundStore = ReturnType<typeof createFound>

/** How many reviews match, and which, where a search leaves few over. It is found once and remembered until `forget`. */
export function createFound(db: Db, sizes: Sizes) {
  const known = createRemembered<ReviewResults>(MOST_REMEMBERED, ({ ids }) => weightOf(ids))
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
