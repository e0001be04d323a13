/** What visitors read on the numbers of pages below a list. */
export const pagesMessages = {
  /** Names the row of page numbers. */
  pages: 'Pages of reviews',
  page: 'Page {page}',
  previous: 'Previous',
  next: 'Next',
} as const

/** What is said aloud about a list when it has changed. */
export const newsMessages = {
  /** When new rows have come. */
  loaded: '{count} more reviews, {shown} of {total}',
  /** When a search or a filter has been answered. */
  found: '{total} reviews found',
  foundOne: '1 review found',
  /** When another page is shown. */
  onPage: 'Page {page} of {last}',
} as const
