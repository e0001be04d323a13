import { createRemembered } from '@frontage/kit/remembered.server'
import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import { type TallyBucket, visibleOf } from '../../tally'
import { createShuffled } from '../random/shuffled.store'
import { isAmong } from '../search/search.query'
import { createBookmarks } from './bookmarks.store'
import { createFound } from './found.store'
import type { ReviewResults } from './gather'
import { createLists } from './lists.store'
import { createPages, type PageRequest } from './pages.store'
import { countReasons, type ReasonCount } from './reasons.query'
import { type Filters, matches } from './reviews.query'
import type { ReviewRow, ReviewTables } from './reviews.tables'
import { type Sizes, usualSizes } from './sizes'
import { tallies } from './tally.store'

export type ReviewsStore = ReturnType<typeof createReviewsStore>

/** Reads reviews. What is asked often is remembered until `forget` is called. */
export function createReviewsStore(database: AnyDatabase, sizes: Sizes = usualSizes(engineOf(database))) {
  const db = database.withTables<ReviewTables>()
  const found = createFound(db, sizes)
  const buckets = createRemembered<TallyBucket[]>(1)
  const reasons = createRemembered<ReasonCount[]>(1)
  const shuffled = createShuffled(db)
  const bookmarks = createBookmarks(db, sizes, shuffled)
  const lists = createLists(db, found, shuffled, sizes)
  const page = createPages(db, { lists, bookmarks, shuffled })
  const tally = (): Promise<TallyBucket[]> => buckets.recall('all', () => tallies(db))

  /** Samples are left out beside real reviews; where there are none, nothing has to be left out. */
  async function visible(filters: Filters): Promise<Filters> {
    const published = (await tally()).filter(({ status }) => status === 'published')
    return visibleOf(published).length < published.length ? { ...filters, noSamples: true } : filters
  }

  return {
    /** One page of a list; costs the same wherever it lies. */
    page,
    /** What visitors may see of it. */
    visiblePage: async (request: PageRequest) => page({ ...request, filters: await visible(request.filters) }),
    /** How many visitors may see; `isMore`: there are more, and nobody counted them. */
    visibleCount: async (filters: Filters): Promise<Pick<ReviewResults, 'total' | 'isMore'>> => found.find(await visible(filters)),
    visibleTotal: async (filters: Filters): Promise<number> => (await found.find(await visible(filters))).total,
    find: (id: number): Promise<ReviewRow | undefined> => db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst(),
    /** How many reviews match in all. */
    total: async (filters: Filters): Promise<number> => (await found.find(filters)).total,
    /** How many of these ids match. */
    howMany: async (filters: Filters, ids: readonly number[]): Promise<number> => {
      const query = db.selectFrom('review').select(({ fn }) => fn.countAll().as('total'))
      const { total } = await query
        .where(isAmong(ids, engineOf(database)))
        .where(matches(await visible(filters)))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    tally,
    /** How many reviews were rejected for each reason, samples apart. */
    reasons: (): Promise<ReasonCount[]> => reasons.recall('all', () => countReasons(db)),
    forget: (): void => {
      reasons.forget()
      found.forget()
      lists.forget()
      buckets.forget()
      bookmarks.forget()
      shuffled.forget()
    },
  }
}
