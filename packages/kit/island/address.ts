/** What the address of a page says to its blocks. Only these names count; a page is one page whatever else is behind the `?`. */
export const queryNames = ['s', 'q', 'sort', 'stars', 'source', 'lang', 'type', 'tag', 'page'] as const
export type QueryName = (typeof queryNames)[number]

export type PageAddress = {
  readonly path: string
  /** The page number of lists, 1 or more. */
  readonly page: number
  /** What visitors chose: search, sort, filters. Empty values are left out. */
  readonly query: Readonly<Partial<Record<Exclude<QueryName, 'page'>, string>>>
}

const MOST_LETTERS = 200
const MOST_PAGE_NUMBER = 1_000_000

/** Reads an address; what cannot be understood is as if it were not there. */
export function addressFrom(path: string, search: URLSearchParams): PageAddress {
  const query: Partial<Record<QueryName, string>> = {}
  for (const name of queryNames) {
    const value = search.get(name)?.trim() ?? ''
    if (name !== 'page' && value && value.length <= MOST_LETTERS && value.isWellFormed() && !value.includes('\0')) query[name] = value
  }
  const page = search.get('page') ?? ''
  return { path, query, page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), MOST_PAGE_NUMBER) : 1 }
}

/** The one way in which an address is written: names in their order, the first page left out. */
export function hrefOf({ path, page, query }: PageAddress): string {
  const search = new URLSearchParams()
  for (const name of queryNames) {
    if (name === 'page') continue
    const value = query[name]
    if (value) search.set(name, value)
  }
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
