import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { badgeOtherwiseShape, badgeShape, floatShape } from '../badge'
import { publicReviewShape } from '../review-shape'
import { getReviewSummary } from '../wire'

/** A badge or a floating box with what it shows first. */
export const getBadge = defineCall({
  name: 'get-badge',
  summary: 'Get a review badge',
  via: 'GET /api/reviews/badge',
  request: v.object({
    badge: v.optional(badgeShape),
    float: v.optional(floatShape),
    id: v.optional(integer, 0),
    kind: v.optional(v.picklist(['badge', 'float']), 'badge'),
    otherwise: v.optional(badgeOtherwiseShape, {}),
  }),
  answer: v.object({
    id: v.number(),
    badge: badgeShape,
    float: v.nullable(floatShape),
    summary: getReviewSummary.answer,
    reviews: v.array(publicReviewShape),
  }),
})
export type BadgeAnswer = AnswerOf<typeof getBadge>
