import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'

const starCounts = v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()])

/** Averages and counts over all published reviews. Samples are counted apart and stand in only where nothing real is. */
export const getReviewSummary = defineCall({
  name: 'review-summary',
  summary: 'Get the number of reviews and their average',
  via: 'GET /api/reviews/summary',
  request: v.object({}),
  answer: v.object({
    /** True when the figures are those of sample reviews, and have to say so. */
    sample: v.boolean(),
    total: v.number(),
    /** One decimal; null while nothing is rated. */
    average: v.nullable(v.number()),
    /** Reviews with one, two … five stars; decimals count for the star below. */
    stars: starCounts,
    sources: v.array(v.object({ source: v.string(), total: v.number() })),
  }),
})
export type ReviewSummary = AnswerOf<typeof getReviewSummary>
