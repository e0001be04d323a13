/** The root of the routes that clients know from WordPress. */
export const ROOT = '/wp-json/'

/** What such clients read of every answer (forms, facts §1). */
export const restHeadersFor = (publicUrl: string): Readonly<Record<string, string>> => ({
  'content-type': 'application/json; charset=UTF-8',
  'x-robots-tag': 'noindex',
  link: `<${publicUrl}${ROOT}>; rel="https://api.w.org/"`,
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
})
