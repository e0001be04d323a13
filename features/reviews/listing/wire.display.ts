import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { clamped, integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { badgeOtherwiseShape, badgeShape, floatShape } from '../badge'
import { displayShape } from '../display'
import { listPlaceShape } from '../list-place'
import { rejectionReasons } from '../review'
import { formParts, reviewFormShape } from '../review-form'
import { publicReviewShape } from '../review-shape'
import { MOST_POST } from '../spec'
import { otherwiseShape } from './otherwise'
import { getReviewSummary, loadMoreReviews } from './wire'

const word = (most: number) => v.optional(text(most), '')

/**
 * What a display shows first: its settings, its first rows, and what its bar can be set to. Either the number of a stored
 * template, or settings written into the page.
 */
export const getDisplay = defineCall({
  name: 'get-display',
  via: 'GET /api/reviews/display',
  request: v.object({
    template: v.optional(integer, 0),
    display: v.optional(displayShape),
    page: v.optional(clamped(1, 1_000_000), 1),
    search: word(200),
    sort: word(20),
    stars: word(10),
    source: word(150),
    language: word(10),
    type: word(150),
    tag: word(150),
    /** The page that the display stands on; only displays that keep to it look at it. */
    post: word(MOST_POST),
    place: v.optional(listPlaceShape, {}),
    otherwise: v.optional(otherwiseShape, {}),
  }),
  answer: v.object({
    template: v.number(),
    /** What further calls of this list send as `revid`: the template, or the inline selection, signed. */
    revid: v.string(),
    display: displayShape,
    list: loadMoreReviews.answer,
    summary: getReviewSummary.answer,
    /** What can be chosen, the most frequent first. */
    choices: v.object({
      sources: v.array(v.object({ id: v.string(), name: v.string() })),
      types: v.array(v.object({ name: v.string(), total: v.number(), average: v.nullable(v.number()) })),
      languages: v.array(v.string()),
    }),
    /** All published reviews, for "See all N" beside a selection. */
    totalPublished: v.number(),
  }),
})
export type DisplayAnswer = AnswerOf<typeof getDisplay>

/** A stored form as visitors may know it. */
export const getReviewForm = defineCall({
  name: 'get-review-form',
  via: 'GET /api/reviews/form',
  request: v.object({ form: v.optional(integer, 0), definition: v.optional(reviewFormShape), otherwise: v.optional(formParts, {}) }),
  answer: v.object({ form: v.number(), definition: v.omit(reviewFormShape, ['notify', 'publishAtOnce', 'tags']) }),
})
export type ReviewFormAnswer = AnswerOf<typeof getReviewForm>

/** A badge or a floating box with what it shows first. */
export const getBadge = defineCall({
  name: 'get-badge',
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

/** What the public page "How we handle reviews" counts. Samples never count. */
export const getReviewPolicy = defineCall({
  name: 'review-policy',
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
