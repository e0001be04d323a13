import type { PageAddress } from '@frontage/kit/island/address'

const filters = ['q', 'stars', 'source', 'lang', 'type', 'tag'] as const

/** How many filters are chosen; the order leaves nothing out and is none. */
export const chosenIn = (query: PageAddress['query']): number => filters.filter((name) => query[name]).length
