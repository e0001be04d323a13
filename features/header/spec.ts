/** Theme, §9. Widths and distances in pixels, times in milliseconds. */
/** The header is narrow up to this width (decisions, §4). */
export const BREAK_POINT = 921
/** Widths up to which a logo has the size for tablets, and for phones. */
export const TABLET = 768
export const MOBILE = 544
/** Where the button to the top comes in: without a header, and beyond the end of one. */
export const TOP_AFTER = 300
export const TOP_BEYOND = 100
/** A place that an address names is gone to once more, when pictures and fonts have come. */
export const ANCHOR_REPEAT = 750
/** The search field has the focus so long after it was opened. */
export const SEARCH_FOCUS = 200
/** A header that hides pays no heed to smaller steps, and is gone after so long. */
export const SCROLL_THRESHOLD = 5
export const HIDE_DELAY = 300
/** Header add-ons, §9. */
export const COLOUR_COOKIE = 'astraColorSwitcherState'
export const COLOUR_DAYS = 90
/** Kept by a browser in which somebody signed in; only there is it worth to ask at once who it is. */
export const ACCOUNT_HINT = 'frontage-account'
/** Live search: asked once the typing pauses, in milliseconds, from this many letters on; so many results are shown. */
export const LIVE_PAUSE = 200
export const LIVE_FROM = 2
export const LIVE_MOST = 5
/** Published headers and footers that are kept to go back to, and links that are looked after at once. */
export const MOST_VERSIONS = 20
export const MOST_HREFS = 300
/** Characters that one draft may take as JSON. */
export const LONGEST_FRAME = 60_000
