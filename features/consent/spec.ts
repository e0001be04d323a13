export const COOKIE = 'consent'
/** Days for which a choice is kept. */
export const DAYS = 180
