import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { formParts, reviewFormShape } from '../review-form'

/** A stored form as visitors may know it. */
export const getReviewForm = defineCall({
  name: 'get-review-form',
  summary: 'Get a review form as visitors see it',
  via: 'GET /api/reviews/form',
  request: v.object({ form: v.optional(integer, 0), definition: v.optional(reviewFormShape), otherwise: v.optional(formParts, {}) }),
  answer: v.object({ form: v.number(), definition: v.omit(reviewFormShape, ['notify', 'tellsOwner', 'publishAtOnce', 'tags']) }),
})
export type ReviewFormAnswer = AnswerOf<typeof getReviewForm>
