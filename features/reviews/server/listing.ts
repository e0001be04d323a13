import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Display } from '../display'
import { listMessages } from '../messages.list'
import { MOST_IDS, MOST_PER_CALL } from '../spec'
import type { LoadMoreAnswer, LoadMoreRequest } from '../wire'
import type { Cursors, Shown } from './cursor'
import { createDrawnCards } from './drawn-cards'
import type { Narrowing } from './narrowing.query'
import { emptyPage, type Page } from './pages.store'
import { publicReviewOf } from './presenter'
import type { Filters } from './reviews.query'
import type { ReviewsStore } from './reviews.store'
import { shownBy } from './shown-by'

export type Listing = (request: LoadMoreRequest, display: Display | undefined) => Promise<LoadMoreAnswer>

/** Reviews, §7.2: the next rows of a list, or one page of it, as its display wants them. Only published reviews, ever. */
export function createListing(store: ReviewsStore, cursors: Cursors, newSeed: () => number): Listing {
  const cards = createDrawnCards()
  return async function list(request, display) {
    const reviewsperpage = request.onereview ? 1 : Math.min(MOST_PER_CALL, request.perrow * request.nrows)
    const sort = request.textsort || display?.selection.sort || 'newest'
    const seen = isFresh(request) ? '' : request.notinstring
    const shown = cursors.read(seen, sort)
    const order = { sort, seed: sort === 'random' ? (shown.place?.seed ?? newSeed()) : 0 }
    const filters = filtersOf(request, display)
    const total = await store.visibleTotal(filters)
    const wanted = { filters, order, limit: reviewsperpage, ...startOf(request, reviewsperpage, shown) }
    const page = total ? await store.visiblePage(wanted) : emptyPage
    const reviews = page.rows.map(publicReviewOf).map(shownBy(display))
    return {
      innerhtml: reviews.length ? cards(reviews, display?.card.clampLines) : nothingMore(),
      newnotinstring: page.end ? seenAfter(shown, page, cursors.write(order, page.end)) : seen,
      clickedpnum: request.clickedpnum,
      lastslidenum: Math.ceil(total / reviewsperpage),
      totalreviewsindb: total,
      reviewsperpage,
      totalreviewsnum: reviews.length,
      hideldbtn: page.isLast ? ('yes' as const) : ('' as const),
      animateheight: display?.slider.animateHeight ? ('yes' as const) : ('no' as const),
      callnum: request.callnum + 1,
      reviews,
    }
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

/** A page number counts from the top; a cursor goes on behind itself; else the calls before this one are skipped. */
function startOf({ clickedpnum, callnum }: LoadMoreRequest, perPage: number, { place, ids }: Shown) {
  if (clickedpnum !== '') return { offset: (clickedpnum - 1) * perPage }
  if (place) return { behind: place.behind }
  return { offset: Math.max(0, perPage * callnum - ids.length), without: ids }
}

/** A page that named ids gets them back with the new ones, as long as they fit; all others get a cursor. */
function seenAfter({ ids }: Shown, { rows }: Page, cursor: string): string {
  const all = [...ids, ...rows.map(({ id }) => id)]
  return ids.length && all.length <= MOST_IDS ? all.join(',') : cursor
}

const nothingMore = (): string =>
  renderToStaticMarkup(createElement('div', { className: 'wprevprodiv wprev_norevsfound' }, listMessages.noMoreReviews))
