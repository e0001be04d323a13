/** What visitors read on a floating box itself; what it holds has texts of its own. Owners may override each text. */
export const floatMessages = {
  /** Name of the box. */
  reviews: 'Reviews',
  /** Closes it. */
  close: 'Close',
} as const
