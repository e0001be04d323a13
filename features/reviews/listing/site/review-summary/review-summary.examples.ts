import type { Examples } from '@frontage/kit/island/island'
import type { block } from './review-summary.block'

export const examples: Examples<typeof block> = {
  'large, with bars': { variant: 'band' },
  'beside a heading': { variant: 'head' },
}
