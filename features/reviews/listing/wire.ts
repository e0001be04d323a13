import { type AnswerOf, defineCall, type RequestOf } from '@frontage/kit/wire/call'
import { clamped, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { sortNames } from '../display'
import { MOST_PER_CALL, MOST_POST } from '../spec'
import { loadMoreAddress } from '../wire.address'
import { loadMoreAnswer } from './wire.answer'

const word = (most: number) => v.optional(text(most), '')
/** A filter of the bar: `unset` and empty mean all. */
const filter = v.pipe(
  word(150),
  v.transform((value) => (value === 'unset' ? '' : value)),
)
const yes = v.pipe(
  word(10),
  v.transform((value) => value === 'yes'),
)

/** Reviews, §7.2: the next rows of a list, a slider or a page. Field names are the wire's. */
export const loadMoreReviews = defineCall({
  ...loadMoreAddress,
  summary: 'Load the next reviews of a list',
  request: v.object({
    perrow: v.optional(clamped(1, MOST_PER_CALL), 3),
    nrows: v.optional(clamped(1, MOST_PER_CALL), 1),
    /** How often this list has loaded already; 0 draws the first rows. */
    callnum: v.optional(clamped(0, 1_000_000), 0),
    /** Page number of a paginated list; below 2 is 1; empty while loading more. */
    clickedpnum: v.optional(v.union([v.literal(''), clamped(1, 1_000_000)]), ''),
    /** Ids that are on the page already, or the cursor that the last answer handed out. */
    notinstring: v.optional(text(100_000), ''),
    /** A stored template, or what getDisplay handed out for an inline one. */
    revid: word(20_100),
    onereview: yes,
    cpostid: word(MOST_POST),
    shortcodepageid: word(2000),
    shortcodelang: word(200),
    shortcodetag: word(2000),
    textsearch: word(10_240),
    textsort: v.pipe(
      word(20),
      v.transform((value) => sortNames.find((sort) => sort === value) ?? ''),
    ),
    textrating: filter,
    textsource: filter,
    textlang: filter,
    textrtype: filter,
    filterbar: word(20),
    /** Our own widgets draw from `reviews`; all others get the flat answer of the original (decisions, §8). */
    typed: yes,
  }),
  answer: loadMoreAnswer,
})

export type LoadMoreRequest = RequestOf<typeof loadMoreReviews>
export type LoadMoreAnswer = AnswerOf<typeof loadMoreReviews>
