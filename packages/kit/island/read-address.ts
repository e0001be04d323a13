import { isStorable } from '../text/storable'
import { type PageAddress, type QueryName, queryNames } from './address'

const MOST_LETTERS = 200
const MOST_PAGE_NUMBER = 1_000_000

/** Reads an address; what cannot be understood is as if it were not there. */
export function addressFrom(path: string, search: URLSearchParams): PageAddress {
  const query: Partial<Record<QueryName, string>> = {}
  for (const name of queryNames) {
    const value = search.get(name)?.trim() ?? ''
    if (name !== 'page' && value && value.length <= MOST_LETTERS && isStorable(value)) query[name] = value
  }
  const page = search.get('page') ?? ''
  return { path, query, page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), MOST_PAGE_NUMBER) : 1 }
}
