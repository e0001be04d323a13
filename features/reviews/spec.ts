/** Reviews, §9: business constants. Times in milliseconds, distances in pixels. */

/** Load more: others wait this long while one request runs (§4). */
export const LOAD_MORE_RETRY = 1000
/** Read more: text that is taller than its clamp by no more than this is not clamped. */
export const CLAMP_TOLERANCE = 4
/** Decisions, §3: lines that a clamped text shows. */
export const CLAMP_LINES = 3
/** Decisions, §3: ids that `notinstring` may name. */
export const MOST_IDS = 2000
/** Bars, C03: reviews that one call hands out. */
export const MOST_PER_CALL = 100
