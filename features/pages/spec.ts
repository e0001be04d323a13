/** What one search shows of each kind. */
export const MOST_FOUND = 20
/** Columns of one row. */
export const MOST_COLUMNS = 4
/** Versions that are kept of a page; the oldest goes for the next one. */
export const MOST_VERSIONS = 50
/** Days for which a removed page can be brought back. */
export const DAYS_REMOVED = 90
/** Bytes of one page on its way, and how deep its data may lie. */
export const MOST_PAGE_BYTES = 2 * 1024 * 1024
export const DEEPEST = 40
/** Days that a link to a draft lasts. */
export const MOST_SHARE_DAYS = 90
/** Bytes of a whole site that comes through the admin. */
export const MOST_SITE_BYTES = 256 * 1024 * 1024
/** Bytes of an import. */
export const MOST_IMPORT_BYTES = 32 * 1024 * 1024
