/** Lines about reviews in the weekly e-mail. */
export const digestTexts = {
  fresh: { one: '{count} new review', other: '{count} new reviews' },
  average: '{fresh}, {stars} stars on average',
  waiting: { one: '{count} review to approve', other: '{count} reviews to approve' },
} as const
