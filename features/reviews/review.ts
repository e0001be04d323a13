import * as v from 'valibot'

/** Decisions, §3: the states of a review. Only `published` is ever seen by visitors. */
export const statuses = ['pending', 'published', 'rejected', 'spam', 'withdrawn'] as const
export type Status = (typeof statuses)[number]

/** Why a review was turned down. None of these looks at the rating, and none may. */
export const rejectionReasons = ['not-a-customer', 'abuse', 'privacy', 'off-topic', 'duplicate', 'legal'] as const
export type RejectionReason = (typeof rejectionReasons)[number]

const replyShape = v.object({ name: v.string(), text: v.string(), date: v.nullable(v.string()) })

/** What a visitor may know of a review. Times are ISO 8601 in UTC. */
export const publicReviewShape = v.object({
  id: v.number(),
  reviewer: v.string(),
  /** 0.5 to 5, or null when only a recommendation was given. */
  rating: v.nullable(v.number()),
  recommendation: v.picklist(['positive', 'negative', '']),
  title: v.string(),
  text: v.string(),
  date: v.string(),
  /** Where it was written: Google, Facebook, Submitted … */
  source: v.string(),
  language: v.string(),
  /** Shown under the name: the kind of job and the place. */
  location: v.string(),
  company: v.string(),
  /** Addresses of photos; those of our own media start with `/media/`. */
  photos: v.array(v.string()),
  reply: v.nullable(replyShape),
  sample: v.boolean(),
})

export type PublicReview = v.InferOutput<typeof publicReviewShape>

/** What the queue of the owner shows of a review. */
export const reviewShape = v.object({
  ...publicReviewShape.entries,
  email: v.string(),
  tags: v.array(v.string()),
  sourceName: v.string(),
  status: v.picklist(statuses),
  reason: v.nullable(v.picklist(rejectionReasons)),
  decidedAt: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
})

export type Review = v.InferOutput<typeof reviewShape>

/** What an owner does with a review. */
export const decisions = ['approve', 'reject', 'spam', 'reopen'] as const
export type Decision = (typeof decisions)[number]

const outcomes = { approve: 'published', reject: 'rejected', spam: 'spam', reopen: 'pending' } as const satisfies Record<Decision, Status>

/** The state that a decision leads to. */
export const outcomeOf = (decision: Decision): Status => outcomes[decision]

/** A withdrawn review is its writer's to bring back, nobody else's; and nothing is decided twice. */
export const canBe = (decision: Decision, { status }: Pick<Review, 'status'>): boolean =>
  status !== 'withdrawn' && status !== outcomeOf(decision)

/** Recommendations count as 5 and 2 in order and average; 0 is unrated. */
export function starsOf({ rating, recommendation }: Pick<PublicReview, 'rating' | 'recommendation'>): number {
  if (rating) return rating
  return recommendation === 'positive' ? 5 : recommendation === 'negative' ? 2 : 0
}
