import { texts } from '@frontage/kit/texts'

/** Reviews: list. What visitors read in and around a list of reviews. */
export const listMessages = texts('reviews.list', {
  /** Instead of reviews when a list or a search has none [facts §6]. */
  noMoreReviews: 'No more reviews found.',
  /** Heading above a list of reviews, for screen readers only. */
  reviews: 'Reviews',
  /** Below a list: how far it goes. */
  shown: '{shown} of {total} shown',
  /** The same for a search that finds more reviews than were counted. */
  shownOfMany: '{shown} of more than {total} shown',
  /** The button that loads the next rows. */
  loadMore: 'Load more reviews',
  /** The same button while reviews are loading. */
  loading: 'Loading…',
  /** When they could not be loaded. */
  loadFailed: 'The reviews could not be loaded. Please try again.',
  /** The button beside it, where another page, a search or a filter was asked for. */
  retry: 'Try again',
  /** Instead of the button when nothing is left. */
  allShown: 'All reviews are shown.',
  /** Between batches of reviews that were loaded one after the other. */
  seam: 'Reviews {from} to {to}',
  /** Above a later page: the link to the previous page. */
  newer: 'Newer reviews',
})
