import { texts } from '@frontage/kit/texts'

/** Everywhere: around every page. What stands on every page, and on pages that only say something. */
export const frameMessages = texts('site.frame', {
  /** Leads past header and menu, for those who use a keyboard. */
  skip: 'Skip to the content',
  /** Below what a page says that has nothing else. */
  home: 'To the home page',
})

/** Everywhere: pages that are not there. A title and what is said below it. */
export const faultMessages = texts('site.faults', {
  /** When no page stands at an address. */
  notFound: {
    title: 'This page is not here',
    text: 'It may have moved, or the link may have a mistake in it. The home page shows the way to everything else.',
  },
  /** Everywhere, as long as the site has no home page. */
  unmade: { title: 'This site is being set up', text: 'There is nothing to see here yet. Please come back soon.' },
  /** When a page was taken away for good. */
  gone: { title: 'This page is gone', text: 'It was taken away for good. The home page shows the way to everything else.' },
  /** When the database is away. */
  unavailable: { title: 'One moment, please', text: 'The site cannot be reached just now. Please try again in a minute.' },
  /** When something broke. */
  failed: { title: 'Something went wrong', text: 'The mistake is on our side, and it has been noted. Please try again.' },
})
