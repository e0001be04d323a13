import { texts } from '@frontage/kit/texts'

/** Reviews: page on how reviews are handled. What visitors read on the page that says how reviews are handled. */
export const policyMessages = texts('reviews.policy', {
  heading: 'How we handle reviews',
  text: 'We publish every review that a customer wrote, whatever its rating. Nobody can change its text or its rating. We reject a review only for one of the reasons below, and none of them depends on the rating.',
  /** Instead of the numbers, while there are only samples. */
  none: 'No reviews have come in yet. Samples are never counted here.',
  /** Names of the numbers. */
  received: 'Received',
  published: 'Published',
  rejected: 'Rejected',
  waiting: 'Waiting for approval',
  withdrawn: 'Withdrawn by the reviewer',
  spam: 'Spam',
  /** Headings of the tables. */
  byReason: 'Rejected, by reason',
  byStar: 'By rating',
  reason: 'Reason',
  rating: 'Rating',
  total: 'Reviews',
  stars: { one: '{count} star', other: '{count} stars' },
  unrated: 'No rating',
  /** Why reviews were rejected. */
  reasons: {
    'not-a-customer': 'Not from a customer',
    abuse: 'Abuse',
    privacy: 'Personal data of somebody else',
    'off-topic': 'Not about this business',
    duplicate: 'Sent twice',
    legal: 'Legal reasons',
  },
})
