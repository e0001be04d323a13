import { texts } from '@frontage/kit/texts'

/** Portfolio: list and filters. What visitors read around the items; the names of the original are in messages.ts. */
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
  /** How many items are shown. */
  shown: '{shown} of {total} shown',
  /** For screen readers, when the list has changed. */
  found: { one: 'One item', other: '{count} items' },
  /** When the typed word was not found and a similar one is used. */
  corrected: 'Showing “{words}” instead.',
  /** Below the message that no items match. */
  noFit: 'Try fewer words or show all items.',
  showAll: 'Show all items',
  /** When items could not be loaded. */
  failed: 'The items could not be loaded. Please try again.',
  retry: 'Try again',
  loading: 'Loading...',
  /** Link back when the list does not start with its first item. */
  earlier: 'Earlier items',
  /** For screen readers, at links that open in a new tab. */
  newTab: '(opens in a new tab)',
  /** In the preview window: the device sizes and buttons. */
  devices: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' },
  device: 'Size of the preview',
  close: 'Close',
  visit: 'Open in a new tab',
  noFrame: 'This website cannot be shown here.',
  /** Button that loads another website in the preview window; `{host}` is its address. */
  showFrom: 'Load it from {host}',
  previewOf: 'Preview of {title}',
  /** On the page of an item. */
  all: 'All items',
  watch: 'Watch the video',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'More items',
  enlarge: 'Show larger: {alt}',
})
