import { texts } from '@frontage/kit/texts'

/** Reviews: page numbers. What visitors read on the numbers of pages below a list. */
export const pagesMessages = texts('reviews.pages', {
  /** Name of the page numbers, for screen readers. */
  pages: 'Pages of reviews',
  /** Name of one page number. */
  page: 'Page {page}',
  /** Links to the previous and next page. */
  previous: 'Previous',
  next: 'Next',
})

/** Reviews: announcements for screen readers. What screen readers say when a list has changed. */
export const newsMessages = texts('reviews.news', {
  /** When more reviews have loaded. */
  loaded: { one: '{count} more review, {shown} of {total}', other: '{count} more reviews, {shown} of {total}' },
  /** When a search or a filter has been answered. */
  found: { one: '{count} review found', other: '{count} reviews found' },
  /** The same for a search that finds more reviews than were counted. */
  foundMany: 'More than {total} reviews found',
  /** When another page is shown. */
  onPage: 'Page {page} of {last}',
})
