import type { Examples } from '@frontage/kit/island/island'
import type { block } from './business-facts.block'

export const examples: Examples<typeof block> = {
  'everything that is known': {},
  'phone and hours': { visit: false },
}
