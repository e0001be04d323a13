import { texts } from '@frontage/kit/texts'

/** Reviews: list. What visitors read in and around a list of reviews. */
export const listMessages = texts('reviews.list', {
  /** Instead of rows when a list or a search has none left [facts §6]. */
  noMoreReviews: 'No more reviews found.',
  /** Heading above a list of reviews; heard, not seen. */
  reviews: 'Reviews',
  /** Below a list: how far it goes. */
  shown: '{shown} of {total} shown',
  /** The button that loads the next rows. */
  loadMore: 'Load more reviews',
  /** The same button while they are on their way. */
  loading: 'Loading…',
  /** When they did not come. */
  loadFailed: 'The reviews did not arrive. Please try again.',
  /** The button beside it, where another page, a search or a filter was asked for. */
  retry: 'Try again',
  /** Instead of the button when nothing is left. */
  allShown: 'That is all of them.',
  /** Between rows that were loaded one after the other. */
  seam: 'Reviews {from} to {to}',
  /** Above a later page: leads one page back. */
  newer: 'Newer reviews',
})
