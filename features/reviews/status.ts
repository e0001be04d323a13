/** Decisions, §3: the states of a review. Only `published` is ever seen by visitors. */
export const statuses = ['pending', 'published', 'rejected', 'spam', 'withdrawn'] as const
export type Status = (typeof statuses)[number]

/** Why a review was turned down. None of these looks at the rating, and none may. */
export const rejectionReasons = ['not-a-customer', 'abuse', 'privacy', 'off-topic', 'duplicate', 'legal'] as const
export type RejectionReason = (typeof rejectionReasons)[number]
