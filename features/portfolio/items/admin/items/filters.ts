import { type ItemType, itemTypes, type State } from '../../../item'

export const drawers = ['all', 'published', 'draft'] as const
export type Drawer = (typeof drawers)[number]

/** What the list is narrowed to; empty and 0 mean all. */
export type Filters = { readonly drawer: Drawer; readonly search: string; readonly type: ItemType | ''; readonly term: number }

/** Filters as they stand in the address; whatever is not understood there counts as not set. */
export function filtersIn(query: URLSearchParams): Filters {
  const term = Number(query.get('term'))
  return {
    drawer: drawers.find((known) => known === query.get('state')) ?? 'all',
    search: (query.get('search') ?? '').slice(0, 200),
    type: itemTypes.find((known) => known === query.get('type')) ?? '',
    term: Number.isSafeInteger(term) && term > 0 ? term : 0,
  }
}

export const stateOf = (drawer: Drawer): State | '' => (drawer === 'all' ? '' : drawer)

/** How many filters are set; the drawer is none. */
export const countOf = ({ search, type, term }: Filters): number => [search, type, term].filter(Boolean).length

/** The order is that of all items: it can only be changed while all of them are shown. */
export const canBeOrdered = (filters: Filters): boolean => filters.drawer === 'all' && countOf(filters) === 0

export const cleared = { search: '', type: '', term: '' } as const
