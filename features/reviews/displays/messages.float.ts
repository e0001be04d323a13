import { texts } from '@frontage/kit/texts'

/** Reviews: floating box. What visitors read on a floating box itself; what it holds has texts of its own. */
export const floatMessages = texts('reviews.float', {
  /** Name of the box. */
  reviews: 'Reviews',
  /** Closes it. */
  close: 'Close',
})
