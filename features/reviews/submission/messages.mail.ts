/** E-mails to the business about new reviews. */
export const newReviewTexts = {
  subject: 'New review',
  ratedSubject: 'New review: {rating} of 5 stars',
  sent: '{reviewer} has sent a review.',
  rated: '{reviewer} has sent a review with {rating} of 5 stars.',
  unnamed: 'An unnamed visitor',
  decide: 'Approve or reject it here: {address}',
} as const
