import { ask, defineIsland, type PageAddress } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { CLAMP_LINES } from '../../spec'
import { type LoadMoreAnswer, loadMoreReviews } from '../../wire'

const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const props = v.object({
  /** Reviews in a row, and rows that one press loads. */
  perRow: v.optional(count(1, 6), 3),
  rows: v.optional(count(1, 20), 4),
  /** Lines of a long text before Read more. */
  clampLines: v.optional(count(1, 12), CLAMP_LINES),
})

/** Page one and Load More share one call; without JavaScript its pages are links. */
export const island = defineIsland({
  name: 'review-list',
  props,
  first: ({ perRow, rows }, { page }: PageAddress) =>
    ask(loadMoreReviews, { perrow: perRow, nrows: rows, callnum: page - 1, clickedpnum: page }),
  wake: 'visible',
  lean: (first: LoadMoreAnswer): LoadMoreAnswer => ({ ...first, innerhtml: '' }),
  budget: 5_500,
})
