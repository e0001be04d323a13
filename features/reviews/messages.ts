/** What people read in and around reviews. Owners may override each of these. */
export const messages = {
  /** Instead of rows when a list or a search has none left (facts, §6). */
  noMoreReviews: 'No more reviews found.',
  /** To an owner who decides about a review that is gone. */
  reviewGone: 'This review no longer exists.',
  /** To an owner whose decision came after somebody else's. */
  alreadyDecided: 'Somebody else has just decided about this review. The list has been brought up to date.',
  /** To an owner who rejects without saying why. */
  reasonMissing: 'Please choose a reason.',
  /** To an owner who takes back a decision that was never made. */
  nothingToUndo: 'There is no decision to take back.',
} as const
