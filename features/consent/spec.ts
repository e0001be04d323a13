export const COOKIE = 'consent'
/** Days for which a choice is kept. */
export const DAYS = 180
/** Where the tag manager, and what it measures, is sent to. */
export const TAG_MANAGER_HOSTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const
