import type { Examples } from '@frontage/kit/island/island'
import type { block } from './page-review.block'

export const examples: Examples<typeof block> = {
  'of this page': {},
}
