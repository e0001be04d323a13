/** Addresses in one sitemap; more of them stand in parts, behind an index (sitemaps.org). */
export const MOST_IN_SITEMAP = 50_000
/** Pixels of the picture that other sites show. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const
export const MOST_ROBOTS_LINES = 100
export const MOST_REDIRECTS = 5_000
/** Redirects of one file. */
export const MOST_IMPORTED = 2_000
/** One redirect may lead to another so often before they are taken for a circle. */
export const MOST_HOPS = 10
export const LONGEST_PATH = 500
export const LONGEST_TARGET = 1_000
/** Milliseconds for which counts are held in memory. */
export const COUNT_EVERY = 10_000
/** Days for which it is kept how often a redirect was used, and which addresses were missing. */
export const DAYS_KEPT = 90
/** Missing addresses that are kept; and that wait in memory. */
export const MOST_MISSING = 500
/** Missing addresses that an owner sees. */
export const SHOWN_MISSING = 100
/** Parts of the site that search engines have no business in. */
export const CLOSED = ['/admin', '/api', '/sandbox'] as const
/** Days that are otherwise than the week are shown so many days ahead, and so many of them. */
export const SHOWN_EXCEPTIONS = { days: 60, most: 6 } as const
/** What a feed holds: the newest. */
export const MOST_IN_FEED = 30
/** Letters of a price range; search engines show fewer than 100. */
export const LONGEST_PRICE_RANGE = 60
