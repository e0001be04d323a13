import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

type Asked = { readonly method?: string | undefined; readonly url?: string | undefined; readonly headers: IncomingHttpHeaders }

/** What the site is called, and by whom else a request may say which name was asked for. */
type Names = { readonly publicUrl: string | undefined; readonly hostname: string; readonly trustedProxies: readonly string[] }

type SiteAddress = Omit<Names, 'hostname'>

/** Read once: every request is compared with it. */
export const namesOf = ({ publicUrl, trustedProxies }: SiteAddress): Names => ({
  ...{ publicUrl, trustedProxies },
  hostname: publicUrl ? new URL(publicUrl).hostname : '',
})

/** Whoever watches the server asks by whatever name it has in their network. */
const WATCHED = /^\/(?:healthz|metrics|readyz)$/

/**
 * What whoever asks by another name than that of PUBLIC_URL is told: the way to it for the same name with or without `www.`,
 * else 421. Names inside a network (an address, or one without a dot) are nobody's domain and are served. Undefined when the
 * request is for this site.
 */
export function misdirected(
  { method, url = '/', headers }: Asked,
  { publicUrl, hostname: wanted, trustedProxies }: Names,
): { status: 308 | 421; to?: string } | undefined {
  if (!publicUrl || WATCHED.test(url)) return undefined
  const forwarded = trustedProxies.length ? headers['x-forwarded-host'] : undefined
  const asked = hostnameOf(String(forwarded ?? headers.host ?? ''))
  if (asked === wanted || isIP(asked.replace(/^\[|\]$/g, '')) || !asked.includes('.')) return undefined
  const isSameBut = asked === `www.${wanted}` || wanted === `www.${asked}`
  const mayRedirect = isSameBut && (method === 'GET' || method === 'HEAD') && url.startsWith('/')
  return mayRedirect ? { status: 308, to: publicUrl + url } : { status: 421 }
}

const hostnameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
