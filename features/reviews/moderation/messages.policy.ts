import { texts } from '@frontage/kit/texts'

/** Reviews: how they are handled. What visitors read on the page that says how reviews are handled. */
export const policyMessages = texts('reviews.policy', {
  heading: 'How we handle reviews',
  text: 'We show every review that a customer wrote, whatever its rating. Nobody may change its words or its stars. A review is turned down only for one of the reasons below, and none of them looks at the rating.',
  /** Instead of figures, while only samples are there. */
  none: 'No reviews have come in yet. Samples are never counted here.',
  /** Names of the figures. */
  received: 'Received',
  published: 'Published',
  rejected: 'Turned down',
  waiting: 'Waiting',
  withdrawn: 'Withdrawn by their writers',
  spam: 'Spam',
  /** Headings of the tables. */
  byReason: 'Turned down, by reason',
  byStar: 'By stars',
  reason: 'Reason',
  rating: 'Rating',
  total: 'Reviews',
  stars: { one: '{count} star', other: '{count} stars' },
  unrated: 'Without stars',
  /** Why reviews were turned down. */
  reasons: {
    'not-a-customer': 'Not from a customer',
    abuse: 'Abuse',
    privacy: 'Personal data of somebody else',
    'off-topic': 'About something else',
    duplicate: 'Sent twice',
    legal: 'Forbidden by law',
  },
})
