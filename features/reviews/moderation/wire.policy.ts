import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'
import { rejectionReasons } from '../review'

/** What the public page "How we handle reviews" counts. Samples never count. */
export const getReviewPolicy = defineCall({
  name: 'review-policy',
  summary: 'Get how reviews are checked before they are published',
  via: 'GET /api/reviews/policy',
  request: v.object({}),
  answer: v.object({
    received: v.number(),
    published: v.number(),
    waiting: v.number(),
    withdrawn: v.number(),
    spam: v.number(),
    rejected: v.number(),
    /** Every reason, also those that were never given. */
    reasons: v.array(v.object({ reason: v.picklist(rejectionReasons), total: v.number() })),
    /** One to five stars, then unrated as 0. */
    stars: v.array(v.object({ stars: v.number(), received: v.number(), published: v.number(), rejected: v.number() })),
  }),
})
export type ReviewPolicyAnswer = AnswerOf<typeof getReviewPolicy>
