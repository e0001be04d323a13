/** What the pictures are narrowed to. */
export type Filters = { readonly search: string; readonly tag: string; readonly isUndescribed: boolean }

/** Filters as they stand in the address; whatever is not understood there counts as not set. */
export const filtersIn = (query: URLSearchParams): Filters => ({
  search: (query.get('search') ?? '').slice(0, 200),
  tag: (query.get('tag') ?? '').slice(0, 40),
  isUndescribed: query.get('only') === 'undescribed',
})

export const isNarrowed = ({ search, tag, isUndescribed }: Filters): boolean => search !== '' || tag !== '' || isUndescribed
export const cleared = { search: '', tag: '', only: '' } as const
