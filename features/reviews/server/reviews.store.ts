import { createRemembered } from '@frontage/kit/remembered.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Heap } from '../tally'
import { createBookmarks } from './bookmarks.store'
import { countReasons, type ReasonCount } from './reasons.query'
import { type Cursor, type Filters, isBehind, matches, type Order, orderOf } from './reviews.query'
import type { ReviewRow, ReviewTables } from './reviews.tables'
import { canBeTallied, talliedTotal, tallies } from './tally.store'

export type PageRequest = {
  readonly filters: Filters
  readonly order: Order
  readonly limit: number
  /** Start behind this review; without it, behind the first `offset` reviews. */
  readonly behind?: Cursor | undefined
  readonly offset?: number
  /** Ids that are on the page already. */
  readonly without?: readonly number[]
}

/** Rows, the cursor behind the last of them, and whether any are left. */
export type Page = { readonly rows: ReviewRow[]; readonly end: Cursor | undefined; readonly isLast: boolean }

/** Beyond the end of a list, or where nothing matches: a search that finds nothing reads every text, and need not do so twice. */
export const emptyPage: Page = { rows: [], end: undefined, isLast: true }

export type ReviewsStore = ReturnType<typeof createReviewsStore>

/** Reads reviews. What is asked often is remembered until `forget` is called. */
export function createReviewsStore(database: AnyDatabase) {
  const db = database.withTables<ReviewTables>()
  const totals = createRemembered<number>(500)
  const heaps = createRemembered<Heap[]>(1)
  const reasons = createRemembered<ReasonCount[]>(1)
  const bookmarks = createBookmarks(db)

  async function page({ filters, order, limit, behind, offset = 0, without = [] }: PageRequest): Promise<Page> {
    const start = behind ?? (await bookmarks.cursorAt(filters, order, offset))
    if (offset > 0 && !start) return emptyPage
    const { key, way } = orderOf(order)
    let query = db.selectFrom('review').selectAll('review').select(key.as('value')).where(matches(filters))
    if (start) query = query.where(isBehind(order, start))
    if (without.length) query = query.where('review.id', 'not in', [...without])
    const found = await query
      .orderBy(key, way)
      .orderBy('review.id', way)
      .limit(limit + 1)
      .execute()
    const rows = found.slice(0, limit)
    const last = rows.at(-1)
    return { rows, end: last && { value: last.value, id: last.id }, isLast: found.length <= limit }
  }

  async function countFound(filters: Filters): Promise<number> {
    const counted = db
      .selectFrom('review')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(matches(filters))
    return Number((await counted.executeTakeFirstOrThrow()).total)
  }

  return {
    /** One page of a list; costs the same wherever it lies. */
    page,
    find: (id: number): Promise<ReviewRow | undefined> => db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst(),
    /** How many reviews match in all. */
    total: (filters: Filters): Promise<number> =>
      totals.recall(JSON.stringify(filters), () => (canBeTallied(filters) ? talliedTotal(db, filters) : countFound(filters))),
    tally: (): Promise<Heap[]> => heaps.recall('all', () => tallies(db)),
    /** How many reviews were rejected for each reason, samples apart. */
    reasons: (): Promise<ReasonCount[]> => reasons.recall('all', () => countReasons(db)),
    forget: (): void => {
      reasons.forget()
      totals.forget()
      heaps.forget()
      bookmarks.forget()
    },
  }
}
