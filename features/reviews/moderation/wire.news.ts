import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'
import { countsShape } from '../counts-shape'
import { reviewShape } from '../review-shape'

/** What the owner's home screen says about reviews. */
export const getReviewNews = defineCall({
  name: 'review-news',
  summary: 'Count reviews that wait for moderation',
  via: 'GET /api/reviews/news',
  request: v.object({}),
  answer: v.object({
    counts: countsShape,
    average: v.nullable(v.number()),
    sample: v.boolean(),
    waiting: v.array(reviewShape),
  }),
})
