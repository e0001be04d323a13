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
export const faultMessages = {
  /** When the attributes of a block cannot be read [§8]. */
  badAttributes: 'Error with rendering portfolio block',
  /** When an item is asked for that is not there, or not there yet. */
  noSuchItem: 'This item does not exist.',
  /** When a page names settings that are no longer kept. */
  noSuchLook: 'These settings do not exist.',
} as const

/** What owners read. */
export const ownerMessages = {
  itemGone: 'This item is no longer there.',
  termGone: 'This category is no longer there.',
  lookGone: 'These settings are no longer there.',
  slugTaken: 'Another item has this address already.',
  termTaken: 'There is one of this name already.',
  /** When the address of an item cannot be shown in front of the page, or must not be. */
  ownAdmin: 'An address of this site’s own admin cannot be shown.',
  videoMissing: 'A video needs its address.',
  siteMissing: 'This type needs the address of a site.',
  /** When a site that is looked at shows no portfolio; why is not told further (bar E18). */
  siteNotRead: 'No portfolio could be read there. Is this the address of a WordPress site with a portfolio?',
  noSuchPicture: 'This picture is not among the media.',
} as const
