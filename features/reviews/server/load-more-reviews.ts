import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages } from '../messages'
import type { PublicReview } from '../review'
import { ReviewCard } from '../site/pieces/review-card/review-card.view'
import { MOST_IDS, MOST_PER_CALL } from '../spec'
import { type LoadMoreRequest, loadMoreReviews } from '../wire'
import type { Cursors, Shown } from './cursor'
import { publicReviewOf } from './presenter'
import type { Filters } from './reviews.query'
import { emptyPage, type Page, type ReviewsStore } from './reviews.store'

/** Reviews, §7.2: the next rows of a list, or one page of it. Only published reviews, ever. */
export const loadMoreReviewsRoute = (store: ReviewsStore, cursors: Cursors, newSeed: () => number) =>
  answer(loadMoreReviews)
    .allow(anyone)
    .with(async (request) => {
      const reviewsperpage = request.onereview ? 1 : Math.min(MOST_PER_CALL, request.perrow * request.nrows)
      const sort = request.textsort || 'newest'
      const seen = isFresh(request) ? '' : request.notinstring
      const shown = cursors.read(seen, sort)
      const order = { sort, seed: sort === 'random' ? (shown.place?.seed ?? newSeed()) : 0 }
      const filters = filtersOf(request)
      const total = await store.total(filters)
      const wanted = { filters, order, limit: reviewsperpage, ...startOf(request, reviewsperpage, shown) }
      const page = total ? await store.page(wanted) : emptyPage
      const reviews = page.rows.map(publicReviewOf)
      return {
        innerhtml: drawn(reviews),
        newnotinstring: page.end ? seenAfter(shown, page, cursors.write(order, page.end)) : seen,
        clickedpnum: request.clickedpnum,
        lastslidenum: Math.ceil(total / reviewsperpage),
        totalreviewsindb: total,
        reviewsperpage,
        totalreviewsnum: reviews.length,
        hideldbtn: page.isLast ? ('yes' as const) : ('' as const),
        animateheight: 'no' as const,
        callnum: request.callnum + 1,
        reviews,
      }
    })

const filtersOf = ({ textsearch, textrating, textsource, textlang, textrtype }: LoadMoreRequest): Filters => ({
  status: 'published',
  search: textsearch.trim().length > 1 ? textsearch.trim() : '',
  stars: /^[1-5]$/.test(textrating) ? Number(textrating) : 0,
  pageid: textsource,
  type: textrtype,
  language: textlang,
})

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

const drawn = (reviews: readonly PublicReview[]): string =>
  reviews.length
    ? renderToStaticMarkup(createElement(Fragment, null, ...reviews.map((review) => createElement(ReviewCard, { review }))))
    : renderToStaticMarkup(createElement('div', { className: 'wprevprodiv wprev_norevsfound' }, messages.noMoreReviews))
