import { type Kysely, sql } from 'kysely'
import type { Shuffled } from '../random/shuffled.store'
import { matchingIds } from '../search/search.query'
import type { Bookmarks } from './bookmarks.store'
import type { Lists } from './lists.store'
import { type Cursor, type Filters, matches, type Order, orderOf } from './reviews.query'
import type { ReviewRow, ReviewTables } from './reviews.tables'
import { cursorsAlong } from './walk.query'

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

type Ways = { readonly lists: Lists; readonly bookmarks: Bookmarks; readonly shuffled: Shuffled }

/** A page of a list of ids. What has been hidden since then, by another process, is not shown. */
const cutFrom =
  (db: Kysely<ReviewTables>, { shuffleOf }: Shuffled) =>
  async (ids: readonly number[], { filters, order: { sort, seed }, limit }: PageRequest): Promise<Page> => {
    const shuffle = sort === 'random' ? await shuffleOf(seed) : undefined
    const key = sort === 'random' ? sql<number>`0` : orderOf(sort).key
    // Told the conditions, or the order, SQLite would walk along the index of a state instead.
    const found = await db
      .selectFrom('review')
      .selectAll('review')
      .select([key.as('value'), matches(filters).as('still')])
      .where('review.id', 'in', ids.slice(0, limit))
      .execute()
    const placed = (row: { id: number; value: string | number }) => shuffle?.placeOf(row.id) ?? row.value
    const byId = new Map(found.map(({ still, ...row }) => [row.id, still ? { ...row, value: placed(row) } : undefined]))
    const rows = ids.slice(0, limit).flatMap((id) => byId.get(id) ?? [])
    return pageOf(rows, ids.length <= limit)
  }

/** A page of a list: cut out of it where all of it is known, else by walking along the index of its order. */
export function createPages(db: Kysely<ReviewTables>, { lists, bookmarks, shuffled }: Ways) {
  const cut = cutFrom(db, shuffled)

  async function walk(request: PageRequest): Promise<Page> {
    const { filters, order, limit, behind, offset = 0, without = [] } = request
    const start = behind ?? (await bookmarks.cursorAt(filters, order, offset))
    if (offset > 0 && !start) return emptyPage
    const { sort, seed } = order
    if (sort === 'random') {
      const ids = await shuffled.next({ filters, seed, behind: start?.id, count: limit + 1 + without.length })
      return ids.length ? cut(omitting(ids, without), request) : emptyPage
    }
    const ids = matchingIds(await cursorsAlong(db, { filters, sort, from: start, count: limit + 1, without }).execute())
    return ids.length ? cut(ids, request) : emptyPage
  }

  async function page(request: PageRequest): Promise<Page> {
    const all = await lists.inOrder(request.filters, request.order)
    const rest = all && restOf(all, request)
    if (!rest) return walk(request)
    return rest.length ? cut(rest, request) : emptyPage
  }

  return page
}

function pageOf(rows: readonly (ReviewRow & { readonly value: string | number })[], isLast: boolean): Page {
  const last = rows.at(-1)
  return { rows: [...rows], end: last && { value: last.value, id: last.id }, isLast }
}

/** What is left of a list; undefined when it does not know where to go on. */
function restOf(ids: readonly number[], { limit, behind, offset = 0, without = [] }: PageRequest): readonly number[] | undefined {
  const place = behind ? ids.indexOf(behind.id) : offset - 1
  if (behind && place < 0) return undefined
  return without.length ? omitting(ids.slice(place + 1), without) : ids.slice(place + 1, place + 2 + limit)
}

function omitting(ids: readonly number[], without: readonly number[]): readonly number[] {
  const shown = new Set(without)
  return ids.filter((id) => !shown.has(id))
}
