import type { Address } from '@frontage/kit/wire/address'
import { MOST_PHOTOS, MOST_PICTURE_BYTES } from './spec'

const purpose = { purpose: 'reviews', field: 'wpfb_nonce' } as const
const reading = { ...purpose, needless: 'older-pages' } as const

/** Reviews, §7.2. Its shapes are in wire.ts. */
export const loadMoreAddress = {
  name: 'wprp_load_more_revs',
  via: 'ajax',
  ticket: reading,
} as const satisfies Address

/** Reviews, §7.1 */
export const saveReviewAddress = {
  name: 'wprp_save_review',
  via: 'ajax',
  ticket: { ...purpose, needless: 'anybody' },
  uploads: { most: 1 + MOST_PHOTOS, bytes: MOST_PICTURE_BYTES, isNamedLast: true },
} as const satisfies Address

/** Tells visitors the internet address that they come from (R39; decisions, §2): no other service is asked. */
export const findVisitorAddress = { name: 'visitor-address', via: 'GET /api/reviews/address' } as const satisfies Address

/** Reviews, §7.3 */
export const checkSubmissionAddress = {
  name: 'wprp_check_unbrid',
  via: 'ajax',
  ticket: reading,
} as const satisfies Address

/** Reviews, §7.4 */
export const getFloatAddress = {
  name: 'wprp_get_float',
  via: 'ajax',
  ticket: reading,
} as const satisfies Address
