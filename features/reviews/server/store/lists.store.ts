import { createRemembered } from '@frontage/kit/remembered.server'
import { engineOf } from '@frontage/kit/storage/database.server'
import type { Kysely } from 'kysely'
import type { Shuffle } from '../random/shuffle'
import type { Shuffled } from '../random/shuffled.store'
import { isAmong, matchingIds } from '../search/search.query'
import type { FoundStore } from './found.store'
import { MOST_REMEMBERED, weightOf } from './gather'
import { type Filters, type Order, orderOf } from './reviews.query'
import type { ReviewTables } from './reviews.tables'
import type { Sizes } from './sizes'
import { inBuckets } from './tally-buckets.query'

function inPlace(ids: readonly number[], { placeOf }: Shuffle): number[] {
  const places = ids.map((id) => ({ id, place: placeOf(id) }))
  return matchingIds(places.sort((one, other) => one.place - other.place))
}

export type Lists = ReturnType<typeof createLists>

/** Lists whose every id is known, so that a page is cut out of them: searches, and filters that leave few of many reviews over. */
export function createLists(db: Kysely<ReviewTables>, { find, talliedIn }: FoundStore, shuffled: Shuffled, sizes: Sizes) {
  const known = createRemembered<readonly number[]>(MOST_REMEMBERED, weightOf)

  async function isRare({ status }: Filters, total: number): Promise<boolean> {
    const all = await talliedIn({ status })
    return all > sizes.few && total * sizes.rare < all
  }

  async function sorted(ids: readonly number[], { sort, seed }: Order): Promise<number[]> {
    if (sort === 'random') return inPlace(ids, await shuffled.shuffleOf(seed))
    const { key, way } = orderOf(sort)
    const query = db
      .selectFrom('review')
      .select('review.id')
      .where(isAmong(ids, engineOf(db)))
    return matchingIds(await query.orderBy(key, way).orderBy('review.id', way).execute())
  }

  return {
    /** All ids in their order; undefined where there are so many that some are soon found along the index of the order. */
    inOrder: async (filters: Filters, order: Order): Promise<readonly number[] | undefined> => {
      const { total, ids, isMore } = await find(filters)
      const { sort, seed } = order
      // A shuffle is walked along by ids of all kinds: what are few enough to be listed may be few among them.
      if (isMore || total > sizes.listed || (!ids && sort !== 'random' && !(await isRare(filters, total)))) return undefined
      const name = JSON.stringify([filters, sort, sort === 'random' ? seed : 0])
      return known.recall(name, async () => sorted(ids ?? (await inBuckets(db, filters)), order))
    },
    forget: known.forget,
  }
}
