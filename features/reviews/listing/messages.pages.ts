import { texts } from '@frontage/kit/texts'

/** Reviews: page numbers. What visitors read on the numbers of pages below a list. */
export const pagesMessages = texts('reviews.pages', {
  /** Names the row of page numbers. */
  pages: 'Pages of reviews',
  /** Names one of them. */
  page: 'Page {page}',
  /** Lead one page back and on. */
  previous: 'Previous',
  next: 'Next',
})

/** Reviews: said aloud. What is said aloud about a list when it has changed. */
export const newsMessages = texts('reviews.news', {
  /** When new rows have come. */
  loaded: { one: '{count} more review, {shown} of {total}', other: '{count} more reviews, {shown} of {total}' },
  /** When a search or a filter has been answered. */
  found: { one: '{count} review found', other: '{count} reviews found' },
  /** When another page is shown. */
  onPage: 'Page {page} of {last}',
})
