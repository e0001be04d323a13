import { defineCall } from '@frontage/kit/wire/call'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { decisions, rejectionReasons, statuses } from './review'
import { reviewShape } from './review-shape'

const counts = v.object({ pending: v.number(), published: v.number(), rejected: v.number(), spam: v.number(), withdrawn: v.number() })

/** The queue: one page of reviews in one state, newest first. */
export const listReviews = defineCall({
  name: 'list-reviews',
  via: 'GET /api/reviews',
  request: v.object({
    status: v.optional(v.picklist(statuses), 'pending'),
    search: v.optional(text(200), ''),
    /** Whole stars, 1 to 5; 0 = all. */
    stars: v.optional(v.pipe(integer, v.minValue(0), v.maxValue(5)), 0),
    source: v.optional(text(150), ''),
    language: v.optional(text(10), ''),
    /** The cursor of the page before. */
    after: v.optional(text(500), ''),
  }),
  answer: v.object({
    reviews: v.array(reviewShape),
    /** Cursor of the next page; empty at the end. */
    next: v.string(),
    counts,
    /** What the filters can be set to. */
    sources: v.array(v.string()),
    languages: v.array(v.string()),
  }),
})

/** Approves, rejects with a reason, marks as spam, or puts back into the queue. Handed back as it now stands. */
export const decideReview = defineCall({
  name: 'decide-review',
  via: 'POST /api/reviews/decide',
  request: v.object({
    id: integer,
    decision: v.picklist(decisions),
    reason: v.optional(v.nullable(v.picklist(rejectionReasons)), null),
  }),
  answer: v.object({ review: reviewShape, counts }),
})

/** Takes the last decision back: the review stands again as it did before. */
export const undoDecision = defineCall({
  name: 'undo-decision',
  via: 'POST /api/reviews/undo',
  request: v.object({ id: integer }),
  answer: v.object({ review: reviewShape, counts }),
})

/** What the owner's home screen says about reviews. */
export const getReviewNews = defineCall({
  name: 'review-news',
  via: 'GET /api/reviews/news',
  request: v.object({}),
  answer: v.object({
    counts,
    average: v.nullable(v.number()),
    sample: v.boolean(),
    waiting: v.array(reviewShape),
  }),
})
