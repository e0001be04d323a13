import { withoutEndSlashes } from '@frontage/kit/path'
import { slugOf } from '@frontage/kit/slug'
import type { WxrItem, WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import type { ItemHead } from '../read/items'

const FITS = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
/** First parts of addresses that a WordPress has and a page here cannot have. */
const RESERVED = /^\/(?:admin|api|assets|embed|media|preview|sandbox|wp-admin|wp-json|healthz|readyz)(?:\/|$)/
const LONGEST = 300
const MOST_PARTS = 100

type Addressed = Pick<ItemHead, 'id' | 'title' | 'slug' | 'link' | 'parts'>

/** The addresses of the pages of an old site, as they were and as they are here. `home`: the number of its home page, where that is known. */
export function createAddresses(site: WxrSite, pages: readonly Addressed[], home = '') {
  const taken = new Set<string>()
  const byId = new Map<string, string>()
  const byOld = new Map<string, string>()
  const rank = ({ id }: Pick<WxrItem, 'id'>): number => (home !== '' && id === home ? 1 : 0)
  for (const page of pages.toSorted((one, other) => rank(other) - rank(one))) {
    const old = oldPathOf(page, site)
    const path = freePath(rank(page) ? '/' : fitting(old, page), taken)
    byId.set(page.id, path)
    if (old) byOld.set(keyOf(old), path)
  }
  for (const page of pages) for (const part of partsOf(page, site)) if (!byOld.has(part)) byOld.set(part, byId.get(page.id)!)
  const hosts = new Set([hostOf(site.url), ...pages.map(({ link }) => hostOf(link))].filter(Boolean))

  return {
    /** Something else of the old site that has an address, and where it is now; a page at the same address counts before it. */
    add({ id, link }: Pick<WxrItem, 'id' | 'link'>, to: string): void {
      const old = oldPathOf({ link }, site)
      byId.set(id, to)
      if (old && !byOld.has(keyOf(old))) byOld.set(keyOf(old), to)
    },
    /** Whether a page of the old site is at this path here. */
    isPage: (path: string): boolean => taken.has(keyOf(path)),
    /** Where everything with a number is now, by that. */
    numbered: byId as ReadonlyMap<string, string>,
    pathOf: ({ id }: Pick<WxrItem, 'id'>): string => byId.get(id) ?? '/',
    /** Old addresses that lead somewhere else from now on, without those that differ only in a slash at their end. */
    moved: (): readonly { readonly from: string; readonly to: string }[] =>
      [...byOld].flatMap(([from, to]) => (from !== to && from !== '/' ? [{ from: encoded(from), to }] : [])),
    /** Where a link of an old page leads from now on; undefined for what is no link. */
    link(address: string): string | undefined {
      const link = address.trim().replaceAll('&amp;', '&')
      if (/^(?:mailto:|tel:|#)/i.test(link)) return link
      const url = URL.parse(link, site.url || 'https://old.invalid')
      if (!url || !/^https?:$/.test(url.protocol)) return undefined
      if (/^[a-z]+:\/\//i.test(link) && !hosts.has(hostOf(url.href))) return url.href
      const numbered = url.searchParams.get('page_id') ?? url.searchParams.get('p')
      const path = (numbered && byId.get(numbered)) || byOld.get(keyOf(url.pathname)) || withoutEndSlashes(url.pathname) || '/'
      return path + url.hash
    },
  }
}

export type Addresses = ReturnType<typeof createAddresses>

/** Addresses of the second part of a page, and of those behind it: here a page is one. */
function partsOf(page: Addressed, site: WxrSite): string[] {
  const old = oldPathOf(page, site)
  return old ? Array.from({ length: Math.min(page.parts, MOST_PARTS) - 1 }, (_, index) => `${keyOf(old)}/${index + 2}`) : []
}

const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''
const keyOf = (path: string): string =>
  withoutEndSlashes(
    decoded(path)
      .toLowerCase()
      .replaceAll(/\/{2,}/g, '/'),
  ) || '/'

/** A draft has no address of its own yet: WordPress names it by its number. */
function oldPathOf({ link }: Pick<WxrItem, 'link'>, site: WxrSite): string {
  const url = URL.parse(link)
  if (!url || url.search) return ''
  const below = withoutEndSlashes(URL.parse(site.url)?.pathname ?? '')
  return below && url.pathname.startsWith(`${below}/`) ? url.pathname.slice(below.length) : url.pathname
}

function fitting(old: string, { slug, title, id }: Addressed): string {
  const path = keyOf(old)
  if (old && FITS.test(path) && path.length <= LONGEST && !RESERVED.test(path)) return path
  const parts = (old || slug)
    .split('/')
    .map((part) => slugOf(decoded(part), 80))
    .filter(Boolean)
  const made = `/${parts.join('/') || slugOf(title, 80) || `page-${id}`}`.slice(0, LONGEST)
  return RESERVED.test(made) ? `/page${made}` : made
}

function freePath(wish: string, taken: Set<string>): string {
  for (let number = 1; ; number++) {
    const path = number === 1 ? wish : `${wish === '/' ? '/home' : wish}-${number}`
    if (taken.has(path)) continue
    taken.add(path)
    return path
  }
}

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
