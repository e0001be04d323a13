import type { PublicReview } from '../review'
import { roomOf } from './card'

/** Letters of a review that can stand on its own, set large: not fewer, not more, and best so many. */
const SHORTEST = 80
const LONGEST = 220
const BEST = 160

/** Whether a text is short enough to be set large; a long one never is. */
export const isForLarge = (text: string): boolean => !text.includes('\n') && roomOf(text) <= LONGEST

const isQuotable = ({ rating, text, language }: PublicReview, wanted: string): boolean =>
  rating === 5 && !text.includes('\n') && roomOf(text) >= SHORTEST && roomOf(text) <= LONGEST && (!wanted || language === wanted)

/** The review to quote. Decisions, §3: a display that picks by rating is labelled as a selection, and this one picks by it. */
export const quoteFrom = (reviews: readonly PublicReview[], language: string): PublicReview | undefined =>
  reviews
    .filter((review) => isQuotable(review, language))
    .toSorted((a, b) => Math.abs(roomOf(a.text) - BEST) - Math.abs(roomOf(b.text) - BEST))[0]
