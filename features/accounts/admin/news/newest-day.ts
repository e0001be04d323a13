/** The day of the newest of the news: all that the first screen has to know of them. */
export const newestDay = '2026-11-25'
