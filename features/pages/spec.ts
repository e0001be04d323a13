/** What one search shows of each kind. */
export const MOST_FOUND = 20
