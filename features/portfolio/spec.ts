/** Portfolio, §9: business constants. Distances in pixels, times in milliseconds. */

/** Wall: so many columns up to this width of the window, and the configured number above the last one. The steps of the grid are in wall.css. */
export const WALL_STEPS = [
  { upTo: 350, columns: 1 },
  { upTo: 750, columns: 2 },
  { upTo: 900, columns: 3 },
] as const
export const GUTTER = 1
/** Facts, §1.1: what an attribute may be. */
export const ITEMS_PER_PAGE = 15
export const MOST_PER_PAGE = 100
export const MOST_COLUMNS = 4
export const LONGEST_SCROLL = 10
export const MOST_VERTICAL_PADDING = 20
export const MOST_HORIZONTAL_PADDING = 40
export const MOST_RADIUS = 20
/** Theme, T08: the single view scrolls to its content, this far above it. */
export const SINGLE_OFFSET = 100
/** A pause in typing after which the search goes out. */
export const SEARCH_DEBOUNCE = 250
export const LONGEST_SEARCH = 200
/** Items that one owner's call may change at once, and pictures that one item may have beside its two. */
export const MOST_AT_ONCE = 100
export const MOST_PICTURES = 24
/** Facts on the page of an item. */
export const MOST_FACTS = 8
/** Bytes of a file that is imported through the admin; the command line reads any. */
export const MOST_IMPORT_BYTES = 20 * 1024 * 1024
/** An import takes so many items, and so many characters of one of them. */
export const MOST_IMPORTED = 5000
export const LONGEST_CONTENT = 100_000
/** So many hosts may stand in the policy of a page. */
export const MOST_FRAME_HOSTS = 100

/** Names and texts of decisions, §5: they stand for whatever the site says. */
export const USUAL_LABELS = { quickView: 'Quick View', loadMore: 'Load More' } as const
