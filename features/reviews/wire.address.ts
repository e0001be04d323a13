import type { Address } from '@frontage/kit/wire/address'

/** Reviews, §7.2. Its shapes are in wire.ts. */
export const loadMoreAddress = {
  name: 'wprp_load_more_revs',
  via: 'ajax',
  ticket: { purpose: 'reviews', field: 'wpfb_nonce' },
} as const satisfies Address
