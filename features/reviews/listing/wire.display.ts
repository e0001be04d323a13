import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { clamped, integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { displayShape } from '../display'
import { listPlaceShape } from '../list-place'
import { MOST_POST } from '../spec'
import { getReviewSummary } from '../wire'
import { otherwiseShape } from './otherwise'
import { loadMoreReviews } from './wire'

const word = (most: number) => v.optional(text(most), '')

/**
 * What a display shows first: its settings, its first rows, and what its bar can be set to. Either the number of a stored
 * template, or settings written into the page.
 */
export const getDisplay = defineCall({
  name: 'get-display',
  summary: 'Get the first page of a list of reviews',
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
