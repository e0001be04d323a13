import type { PublicReview, Review } from './review-shape'
import { LIKED, NOT_LIKED } from './spec'
import type { Status } from './status'

export { type RejectionReason, rejectionReasons, type Status, statuses } from './status'
export type { PublicReview, Review }

/** Personal data that an owner may cover in a text. */
export const redactionKinds = ['name', 'phone', 'e-mail', 'address', 'other'] as const
export type RedactionKind = (typeof redactionKinds)[number]

/** What an owner does with a review. */
export const decisions = ['approve', 'reject', 'spam', 'reopen'] as const
export type Decision = (typeof decisions)[number]

const outcomes = { approve: 'published', reject: 'rejected', spam: 'spam', reopen: 'pending' } as const satisfies Record<Decision, Status>

/** The state that a decision leads to. */
export const outcomeOf = (decision: Decision): Status => outcomes[decision]

/** A withdrawn review is its writer's to bring back, nobody else's. */
export const canBeMoved = ({ status }: Pick<Review, 'status'>): boolean => status !== 'withdrawn'

/** Nothing is decided twice. */
export const canBe = (decision: Decision, review: Pick<Review, 'status'>): boolean =>
  canBeMoved(review) && review.status !== outcomeOf(decision)

/** Recommendations count as 5 and 2 in order and average; 0 is unrated. */
export function starsOf({ rating, recommendation }: Pick<PublicReview, 'rating' | 'recommendation'>): number {
  if (rating) return rating
  return recommendation === 'positive' ? LIKED : recommendation === 'negative' ? NOT_LIKED : 0
}
