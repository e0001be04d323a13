import * as v from 'valibot'
import { publicReviewShape } from '../review-shape'

/** Servers of another make write numbers as texts here and there. */
const number = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/),
    v.transform((digits) => Number(digits)),
  ),
])
const count = v.pipe(number, v.integer(), v.minValue(0))

/** Reviews, §7.2: what `loadMoreReviews` answers. It stands alone: a visitor's page checks it, and what is asked weighs more. */
export const loadMoreAnswer = v.object({
  innerhtml: v.string(),
  newnotinstring: v.string(),
  clickedpnum: v.union([v.literal(''), number]),
  lastslidenum: count,
  totalreviewsindb: count,
  /** There are more than `totalreviewsindb`, among many reviews; nobody counted them. */
  totalismore: v.optional(v.literal('yes')),
  reviewsperpage: count,
  totalreviewsnum: count,
  hideldbtn: v.picklist(['yes', '']),
  animateheight: v.picklist(['yes', 'no']),
  callnum: count,
  iswidget: v.fallback(v.optional(v.picklist(['yes', 'no'])), undefined),
  /** The same rows as data, for whoever asks typed (decisions, §8); a server of another make does not send them. */
  reviews: v.optional(v.array(publicReviewShape)),
})
