import type { RedactionKind } from '../../../review'

/** Personal data that may be covered. */
export const kindWords: Readonly<Record<RedactionKind, string>> = {
  name: 'A name',
  phone: 'A phone number',
  'e-mail': 'An e-mail address',
  address: 'A postal address',
  other: 'Other private details',
}
