import { texts } from '@frontage/kit/texts'

/** Everywhere: links on every page. What stands on every page, and on pages that only say something. */
export const frameMessages = texts('site.frame', {
  /** Leads past header and menu, for those who use a keyboard. */
  skip: 'Skip to content',
  /** Below what a page says that has nothing else. */
  home: 'Go to the home page',
})

/** Everywhere: error pages. A title and what is said below it. */
export const issueMessages = texts('site.faults', {
  /** When no page stands at an address. */
  notFound: {
    title: 'Page not found',
    text: 'The page may have moved, or the link may be wrong. You can find everything else from the home page.',
  },
  /** Everywhere, as long as the site has no home page. */
  unmade: { title: 'This site is being set up', text: 'There is nothing to see here yet. Please come back soon.' },
  /** When a page was taken away for good. */
  gone: { title: 'This page has been removed', text: 'It is no longer available. You can find everything else from the home page.' },
  /** When somebody has asked for very much within a minute. */
  tooMany: {
    title: 'A short break, please',
    text: 'Very many pages or searches were asked for from your network just now. Please wait a minute and try again.',
  },
  /** When files are sent and there is no room for them on the disk. Nothing else is affected. */
  noRoom:
    'Files cannot be stored at the moment, because there is no room left for them. Nothing was saved. Please try again later, or without files.',
  /** When visitors have sent very many files within a day. */
  tooManyFiles: 'Very many files were sent from your network today. Please try again tomorrow, or without files.',
  /** When the database is away. */
  unavailable: { title: 'One moment, please', text: 'The site cannot be reached right now. Please try again in a minute.' },
  /** When something broke. */
  failed: { title: 'Something went wrong', text: 'The problem is on our side and has been logged. Please try again.' },
})
