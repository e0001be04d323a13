/** What people read on the page of results. */
export const messages = {
  /** Title of the page in the browser. */
  searchTitle: 'Search',
  /** Heading over what was found. */
  foundFor: (count: number, words: string): string =>
    count === 0 ? `Nothing found for “${words}”` : `${count === 1 ? 'One result' : `${count} results`} for “${words}”`,
  nothingAsked: 'What are you looking for?',
  /** Below the heading when nothing was found. */
  tryOther: 'Try another word, or a shorter one.',
  search: 'Search',
  searchField: 'Search the site',
  kinds: { page: 'Page', project: 'Project', review: 'Review' },
  /** Switch on a row whose pictures change by themselves. */
  pausePictures: 'Pause the pictures',
} as const
