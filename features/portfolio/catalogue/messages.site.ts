import { texts } from '@frontage/kit/texts'

/** Portfolio: around the items. What visitors read around the items; the names of the original are in messages.ts. */
export const siteMessages = texts('portfolio.site', {
  /** What a screen reader calls the whole block, and the list in it. */
  portfolio: 'Portfolio',
  items: 'Items',
  /** The form above the list, its two groups, and its field. */
  find: 'Find items',
  categories: 'Categories',
  others: 'Other categories',
  searchLabel: 'Search items',
  show: 'Show',
  /** How far the list goes. */
  shown: '{shown} of {total} shown',
  /** Said, not seen, when a list has changed. */
  found: { one: 'One item', other: '{count} items' },
  /** When nobody has the word that was typed, and another one was taken. */
  corrected: 'Showing “{words}” instead.',
  /** Below the message that no item fits. */
  noFit: 'Try fewer words, or look at everything.',
  showAll: 'Show all items',
  /** When items could not be fetched. */
  failed: 'The items could not be loaded. What is shown stays.',
  retry: 'Try again',
  loading: 'Loading...',
  /** Leads back where a list does not begin with its first item. */
  earlier: 'Earlier items',
  /** Said, not seen, of links that open beside the page. */
  newTab: '(opens in a new tab)',
  /** In the preview: what the frame can be, and the ways out of it. */
  devices: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' },
  device: 'Size of the preview',
  close: 'Close',
  visit: 'Open in a new tab',
  noFrame: 'This site can only be seen on its own.',
  /** Shows another website in the preview, which is asked only then; `{host}` is its address. */
  showFrom: 'Show it from {host}',
  previewOf: 'Preview of {title}',
  /** On the page of an item. */
  all: 'All items',
  watch: 'Watch the video',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'More items',
  enlarge: 'Show larger: {alt}',
})
