/**
 * What anybody may ask, pages of others may read too: widgets stand there. Browsers send no cookies along with such
 * questions, and calls that change something for a signed-in person refuse whatever comes from elsewhere.
 */
export const forAnyPage = { 'access-control-allow-origin': '*' } as const

/** What a browser asks before it lets a page of others post with progress, or with headers that WordPress clients send. */
export const mayPostFromAnyPage = {
  ...forAnyPage,
  'access-control-allow-methods': 'OPTIONS, GET, POST',
  'access-control-allow-headers': 'Authorization, X-WP-Nonce, X-Requested-With, Content-Disposition, Content-MD5, Content-Type',
  'access-control-max-age': '600',
} as const
