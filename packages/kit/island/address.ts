/** What the address of a page says to its blocks. Only these names count; a page is one page whatever else is behind the `?`. */
export const queryNames = ['s', 'q', 'sort', 'stars', 'source', 'lang', 'type', 'tag', 'category', 'other', 'item', 'page'] as const
export type QueryName = (typeof queryNames)[number]

export type PageAddress = {
  readonly path: string
  /** The page number of lists, 1 or more. */
  readonly page: number
  /** What visitors chose: search, sort, filters. Empty values are left out. */
  readonly query: Readonly<Partial<Record<Exclude<QueryName, 'page'>, string>>>
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
  // The page of somebody else may have a query of its own.
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path
}
