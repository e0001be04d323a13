/** What the pictures are narrowed to. */
export type Filters = { readonly search: string; readonly isUndescribed: boolean }

/** Filters as they stand in the address; whatever is not understood there counts as not set. */
export const filtersIn = (query: URLSearchParams): Filters => ({
  search: (query.get('search') ?? '').slice(0, 200),
  isUndescribed: query.get('only') === 'undescribed',
})

export const isNarrowed = ({ search, isUndescribed }: Filters): boolean => search !== '' || isUndescribed
export const cleared = { search: '', only: '' } as const
