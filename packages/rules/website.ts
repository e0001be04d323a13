/**
 * The address of a website as a visitor writes it, complete: `example.com` becomes `http://example.com`. Undefined for what
 * is none: another scheme, a name in front of the host, a host without a dot, white space or quotes.
 */
export function websiteOf(text: string): string | undefined {
  if (/[\s\\\p{Cc}<>"'`@]/u.test(text) || text.startsWith('/')) return undefined
  const hasOtherScheme = /^[^/?#]*:(?!\d{1,5}(?:[/?#]|$))/.test(text)
  const full = /^https?:\/\//i.test(text) ? text : hasOtherScheme ? '' : `http://${text}`
  return hostnameOf(full).includes('.') ? full : undefined
}

function hostnameOf(address: string): string {
  try {
    return new URL(address).hostname
  } catch {
    return ''
  }
}
