import { texts } from '@frontage/kit/texts'

/** Pages: search results. What people read on the page of results. */
export const messages = texts('pages.search', {
  /** Title of the page in the browser. */
  searchTitle: 'Search',
  /** Heading over what was found. */
  foundFor: { one: 'One result for “{words}”', other: '{count} results for “{words}”' },
  foundNone: 'Nothing found for “{words}”',
  /** Heading and button of the page of results, before anything was asked. */
  nothingAsked: 'What are you looking for?',
  /** Below the heading when nothing was found. */
  tryOther: 'Try another word, or a shorter one.',
  search: 'Search',
  searchField: 'Search the site',
  /** Below each result: what it is. */
  kinds: { page: 'Page', project: 'Project', review: 'Review' },
  /** Switch on a row whose pictures change by themselves. */
  pausePictures: 'Pause the pictures',
})
