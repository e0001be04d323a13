import { type Status, statuses } from '../../../review'

/** What the queue is narrowed to; empty and 0 mean all. */
export type FilterChoice = {
  readonly status: Status
  readonly search: string
  readonly stars: number
  readonly source: string
  readonly language: string
}

/** Filters as they stand in the address; whatever is not understood there counts as not set. */
export function filtersIn(query: URLSearchParams): FilterChoice {
  const status = query.get('status')
  const stars = Number(query.get('stars'))
  return {
    status: statuses.find((known) => known === status) ?? 'pending',
    search: (query.get('search') ?? '').slice(0, 200),
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : 0,
    source: (query.get('source') ?? '').slice(0, 150),
    language: (query.get('language') ?? '').slice(0, 10),
  }
}

/** How many filters are set; the state is none. */
export const countOf = ({ search, stars, source, language }: FilterChoice): number =>
  [search, stars, source, language].filter(Boolean).length

export const cleared = { search: '', stars: '', source: '', language: '' } as const
