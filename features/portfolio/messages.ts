import { texts } from '@frontage/kit/texts'

/** Portfolio: buttons. What visitors read; names and texts of decisions, §5. */
export const messages = texts('portfolio.block', {
  /** Above the list, and on its buttons. */
  all: 'All',
  search: 'Search...',
  quickView: 'Quick View',
  loadMore: 'Load More',
  /** When no item fits. */
  nothingFound: 'No items found',
})

/** To the console, and to whoever asks for what is not there. */
export const issueMessages = {
  /** When the attributes of a block cannot be read [§8]. */
  badAttributes: 'Error with rendering portfolio block',
  /** When an item is asked for that is not there, or not there yet. */
  noSuchItem: 'This item does not exist.',
  /** When a page names settings that are no longer kept. */
  noSuchLook: 'This portfolio display does not exist.',
} as const

/** What owners read. */
export const ownerMessages = {
  itemGone: 'This item no longer exists.',
  termGone: 'This category or tag no longer exists.',
  lookGone: 'This portfolio display no longer exists.',
  slugTaken: 'Another item already has this address. Choose a different one.',
  termTaken: 'This name is already in use. Choose a different one.',
  /** When the address of an item cannot be shown in front of the page, or must not be. */
  ownAdmin: 'Pages of the admin cannot be shown. Enter another address.',
  videoMissing: 'Enter the address of the video, or choose one.',
  siteMissing: 'Enter the address of the website.',
  /** When a site that is looked at shows no portfolio; why is not told further (bar E18). */
  siteNotRead: 'We could not read a portfolio there. Check that this is the address of a WordPress site with a portfolio.',
  noSuchPicture: 'This picture is not in your media.',
} as const
