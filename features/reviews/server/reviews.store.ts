import { createRemembered } from '@frontage/kit/remembered.server'
import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import type { Heap } from '../tally'
import { createBookmarks } from './bookmarks.store'
import { createFound, type Sizes, usualSizes } from './found.store'
import { createLists } from './lists.store'
import { createPages } from './pages.store'
import { countReasons, type ReasonCount } from './reasons.query'
import type { Filters } from './reviews.query'
import type { ReviewRow, ReviewTables } from './reviews.tables'
import { tallies } from './tally.store'

export type ReviewsStore = ReturnType<typeof createReviewsStore>

/** Reads reviews. What is asked often is remembered until `forget` is called. */
export function createReviewsStore(database: AnyDatabase, sizes: Sizes = usualSizes(engineOf(database))) {
  const db = database.withTables<ReviewTables>()
  const found = createFound(db, sizes)
  const heaps = createRemembered<Heap[]>(1)
  const reasons = createRemembered<ReasonCount[]>(1)
  const bookmarks = createBookmarks(db)
  const lists = createLists(db, found, sizes)

  return {
    /** One page of a list; costs the same wherever it lies. */
    page: createPages(db, lists, bookmarks),
    find: (id: number): Promise<ReviewRow | undefined> => db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst(),
    /** How many reviews match in all. */
    total: async (filters: Filters): Promise<number> => (await found.find(filters)).total,
    tally: (): Promise<Heap[]> => heaps.recall('all', () => tallies(db)),
    /** How many reviews were rejected for each reason, samples apart. */
    reasons: (): Promise<ReasonCount[]> => reasons.recall('all', () => countReasons(db)),
    forget: (): void => {
      reasons.forget()
      found.forget()
      lists.forget()
      heaps.forget()
      bookmarks.forget()
    },
  }
}
