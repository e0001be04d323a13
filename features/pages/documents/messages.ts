/** What keeps a page from being created, scheduled or restored. */
export const messages = {
  nothingPublished: 'This page is not published yet, so there is nothing to go back to.',
  /** On a day that cannot be. */
  notDraft: 'There is nothing to publish: visitors already see all of this page.',
  neverSeen: 'This page is neither published nor scheduled to be, so it cannot be unpublished.',
  endsFirst: 'It would be unpublished before it is published. Choose a later time.',
  versionGone: 'This version no longer exists.',
  homeNotPublished: 'Visitors cannot see this page yet. Publish it first, then make it the home page.',
  homeMovesOn: 'Choose another address for the page that is the home page now.',
  fromGone: 'The page to start from no longer exists.',
} as const
