import { defineCall } from '@frontage/kit/wire/call'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { countsShape } from './counts-shape'
import { statuses } from './review'
import { reviewShape } from './review-shape'

/** The queue: one page of reviews in one state, newest first. */
export const listReviews = defineCall({
  name: 'list-reviews',
  summary: 'List reviews for moderation',
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
    counts: countsShape,
    /** What the filters can be set to. */
    sources: v.array(v.string()),
    languages: v.array(v.string()),
    /** Samples that nobody has taken away, and whether visitors see them: only until something real is published. */
    samples: v.number(),
    samplesAreShown: v.boolean(),
  }),
})
