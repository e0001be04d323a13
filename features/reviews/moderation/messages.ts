/** What keeps an owner from deciding about a review. */
export const messages = {
  /** To an owner who decides about a review that is gone. */
  reviewGone: 'This review no longer exists.',
  /** To an owner whose decision came after somebody else's. */
  alreadyDecided: 'Somebody else has just decided about this review. The list has been updated.',
  /** To an owner who rejects without saying why. */
  reasonMissing: 'Please choose a reason.',
  /** To an owner who takes back a decision that was never made. */
  nothingToUndo: 'There is no decision to undo.',
  /** To an owner who covers a passage that is not in the review, or uncovers one that is not covered. */
  noSuchPassage: 'This passage is not in the review. Select or type it exactly as it is written there.',
  /** When a review is to belong to a project that is not public. */
  noSuchProject: 'This project is not public. Choose another one.',
} as const
