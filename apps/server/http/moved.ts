import type { Feature } from '@frontage/kit/feature.server'
import type { Redirection } from '@frontage/kit/findable.server'
import { withoutEndSlashes } from '@frontage/kit/path'
import type { PageTools } from '../pages/page-tools'
import { plain } from './assets'
import type { Delivery } from './deliver'

/** There is one way of writing the address of a page: in small letters, without a slash at its end. The others lead to it. */
export async function oneWayOf(url: string, { pages, headers }: Pick<PageTools, 'pages' | 'headers'>): Promise<Delivery | undefined> {
  if (isAsWritten(url)) return undefined
  const [path, query] = pathAndQueryOf(url)
  const wanted = withoutEndSlashes(path).toLowerCase()
  // Only the address of a page that is there is handed back: never a visitor's own words.
  const page = await pages.find(wanted)
  return page && redirectTo(page.path + (query && `?${query}`), 301, { headers })
}

/** Whether an address is written in that one way, wherever it leads. */
export function isAsWritten(url: string): boolean {
  const [path] = pathAndQueryOf(url)
  return withoutEndSlashes(path).toLowerCase() === path
}

/** The first word of a feature on where an address leads now. */
export async function redirectionOf(url: string, features: readonly Feature[]): Promise<Redirection | undefined> {
  const [path, query] = pathAndQueryOf(url)
  for (const { redirect } of features) {
    const found = await redirect?.(path, query)
    if (found) return found
  }
  return undefined
}

/** Finds where an address leads by its query alone, such as `/?p=12`; undefined where no feature knows such a query. */
export async function byQueryOf(url: string, features: readonly Feature[]): Promise<(() => Promise<Redirection | undefined>) | undefined> {
  const [path, query] = pathAndQueryOf(url)
  if (!query) return undefined
  for (const { redirectQuery } of features) {
    const found = await redirectQuery?.(path, query)
    if (found) return found
  }
  return undefined
}

/** Browsers ask again each time: an owner may change their mind. */
export const redirectTo = (location: string, status: number, { headers }: Pick<PageTools, 'headers'>): Delivery => ({
  status,
  headers: { ...headers, location, 'cache-control': 'no-cache' },
  asset: plain(Buffer.alloc(0), 'text/plain; charset=utf-8'),
})

/** Path and query of what was asked for. */
export function pathAndQueryOf(url: string): readonly [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
