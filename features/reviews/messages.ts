/** What the server answers and owners read. */
export const messages = {
  /** To an owner who decides about a review that is gone. */
  reviewGone: 'This review no longer exists.',
  /** To an owner whose decision came after somebody else's. */
  alreadyDecided: 'Somebody else has just decided about this review. The list has been updated.',
  /** To an owner who rejects without saying why. */
  reasonMissing: 'Please choose a reason.',
  /** To an owner who takes back a decision that was never made. */
  nothingToUndo: 'There is no decision to undo.',
  /** Instead of a display, form, badge or floating box that an owner has removed. */
  displayGone: 'This display no longer exists.',
  formGone: 'This form no longer exists.',
  widgetGone: 'This badge or floating box no longer exists.',
  /** To an owner who covers a passage that is not in the review, or uncovers one that is not covered. */
  noSuchPassage: 'This passage is not in the review. Select or type it exactly as it is written there.',
  /** At a setting that is of no kind that is known here. */
  notUnderstood: 'This value is not valid. Choose another one.',
} as const

/** E-mails to the business about new reviews. */
export const mailMessages = {
  subject: (rating: number | null) => (rating ? `New review: ${rating} of 5 stars` : 'New review'),
  text: (review: { reviewer: string; rating: number | null; title: string; text: string; address: string }) =>
    [
      `${review.reviewer || 'An unnamed visitor'} has sent a review${review.rating ? ` with ${review.rating} of 5 stars` : ''}.`,
      [review.title, review.text].filter(Boolean).join('\n\n'),
      `Approve or reject it here: ${review.address}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
} as const
