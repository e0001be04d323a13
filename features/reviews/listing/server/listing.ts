import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Display } from '../../display'
import type { PublicReview } from '../../review'
import { publicReviewOf } from '../../server/presenter'
import type { Cursors, VisibleRange } from '../../server/store/cursor'
import type { Narrowing } from '../../server/store/narrowing.query'
import { emptyPage, type Page } from '../../server/store/pages.store'
import type { Filters } from '../../server/store/reviews.query'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { MOST_IDS, MOST_PER_CALL } from '../../spec'
import type { LoadMoreAnswer, LoadMoreRequest } from '../wire'
import { OldRows } from './old-rows'
import { shownBy } from './shown-by'

export type Listing = (request: LoadMoreRequest, display: Display | undefined) => Promise<LoadMoreAnswer>

type Needs = {
  readonly store: ReviewsStore
  readonly cursors: Cursors
  /** Of a shuffle that begins now. */
  readonly newSeed: () => number
  readonly publicUrl: string
}

/** Reviews, §7.2: the next rows of a list, or one page of it, as its display wants them. Only published reviews, ever. */
export function createListing({ store, cursors, newSeed, publicUrl }: Needs): Listing {
  return async function list(request, display) {
    const reviewsperpage = request.onereview ? 1 : Math.min(MOST_PER_CALL, request.perrow * request.nrows)
    const sort = request.textsort || display?.selection.sort || 'newest'
    const seen = isFresh(request) ? '' : request.notinstring
    const shown = cursors.read(seen, sort)
    const order = { sort, seed: sort === 'random' ? (shown.place?.seed ?? newSeed()) : 0 }
    const filters = filtersOf(request, display)
    const { total, isMore } = await store.visibleCount(filters)
    const here = shown.ids.length ? await store.howMany(filters, shown.ids) : 0
    const wanted = { filters, order, limit: reviewsperpage, ...startOf(request, reviewsperpage, shown, here) }
    const page = total ? await store.visiblePage(wanted) : emptyPage
    const reviews = page.rows.map(publicReviewOf).map(shownBy(display))
    return {
      innerhtml: request.typed ? '' : drawnFor(request, reviews, display),
      newnotinstring: page.end ? seenAfter(shown, page, cursors.write(order, page.end)) : seen,
      clickedpnum: request.clickedpnum,
      lastslidenum: Math.ceil(total / reviewsperpage),
      totalreviewsindb: total,
      ...(isMore && { totalismore: 'yes' as const }),
      reviewsperpage,
      totalreviewsnum: reviews.length,
      hideldbtn: page.isLast ? ('yes' as const) : ('' as const),
      animateheight: display?.slider.animateHeight ? ('yes' as const) : ('no' as const),
      // Page scripts of the original add the one that ours are told.
      callnum: request.callnum + (request.typed ? 1 : 0),
      iswidget: display?.isWidget ? ('yes' as const) : ('no' as const),
      ...(request.typed && { reviews }),
    }
  }

  function drawnFor({ perrow, filterbar }: LoadMoreRequest, reviews: readonly PublicReview[], display: Display | undefined): string {
    return renderToStaticMarkup(createElement(OldRows, { reviews, display, perRow: perrow, isAnew: filterbar === 'yes', publicUrl }))
  }
}

const filtersOf = (request: LoadMoreRequest, display: Display | undefined): Filters => ({
  status: 'published',
  search: request.textsearch.trim().length > 1 ? request.textsearch.trim() : '',
  stars: /^[1-5]$/.test(request.textrating) ? Number(request.textrating) : 0,
  pageid: request.textsource,
  type: request.textrtype,
  language: request.textlang,
  within: [...(display ? [narrowingOf(display, request.cpostid)] : []), placeOf(request)],
})

/** The display's own selection, without what only orders it. */
const narrowingOf = ({ selection: { sort: _, thisPostOnly, ...narrowing } }: Display, post: string): Narrowing => ({
  ...narrowing,
  ...(thisPostOnly && { posts: [post] }),
})

/** What the place that a list stands in keeps to (facts, §3.1). */
const placeOf = ({ shortcodepageid, shortcodelang, shortcodetag }: LoadMoreRequest): Narrowing => ({
  pageIds: listIn(shortcodepageid),
  languages: listIn(shortcodelang),
  tags: listIn(shortcodetag),
})

const MOST_NAMED = 100

const listIn = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .slice(0, MOST_NAMED)

/** A filter has just changed: what was shown before it goes, wherever the list had got to. */
const isFresh = ({ filterbar, callnum }: LoadMoreRequest): boolean => filterbar === 'yes' && callnum === 0

/**
 * A page number counts from the top; a cursor goes on behind itself; else the calls before this one are skipped, but for the
 * ids that are named: `here` are those of them that the list holds, for a page may name reviews as another server knew them.
 */
function startOf({ clickedpnum, callnum }: LoadMoreRequest, perPage: number, { place, ids }: VisibleRange, here: number) {
  if (clickedpnum !== '') return { offset: (clickedpnum - 1) * perPage }
  if (place) return { behind: place.behind }
  return { offset: Math.max(0, perPage * callnum - here), without: ids }
}

/** A page that named ids gets them back with the new ones, as long as they fit; all others get a cursor. */
function seenAfter({ ids }: VisibleRange, { rows }: Page, cursor: string): string {
  const all = [...ids, ...rows.map(({ id }) => id)]
  return ids.length && all.length <= MOST_IDS ? all.join(',') : cursor
}
