/** The root of the routes that clients know from WordPress. */
export const ROOT = '/wp-json/'

/** What every address that leads nowhere below it answers. */
export const NO_ROUTE = { code: 'rest_no_route', message: 'No route was found matching the URL and request method.' } as const

/** What such clients read of every answer (forms, facts §1). */
export const restHeadersFor = (publicUrl: string): Readonly<Record<string, string>> => ({
  'content-type': 'application/json; charset=UTF-8',
  'x-robots-tag': 'noindex',
  link: `<${publicUrl}${ROOT}>; rel="https://api.w.org/"`,
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
})
