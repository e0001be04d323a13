import type { Address } from '@frontage/kit/wire/address'

/** Its shapes are in wire.ts. */
export const listItemsAddress = { name: 'list-items', via: 'GET /api/portfolio/items' } as const satisfies Address
export const getItemAddress = { name: 'get-item', via: 'GET /api/portfolio/item' } as const satisfies Address
