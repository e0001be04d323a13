import { roomOf } from './card'
import { type PublicReview, starsOf } from './review'

/** Letters between which a review can be set large on its own. */
const SHORTEST = 80
const LONGEST = 220

/** Decisions, §3: a display that picks by rating says so; this rule is why the quotation is labelled as selected. */
export const isQuotable = (review: PublicReview, language: string): boolean =>
  starsOf(review) === 5 &&
  !review.photos.length &&
  !review.text.includes('\n') &&
  roomOf(review.text) >= SHORTEST &&
  roomOf(review.text) <= LONGEST &&
  (!language || review.language === language)
