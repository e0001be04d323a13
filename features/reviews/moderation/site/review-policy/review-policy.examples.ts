import type { Examples } from '@frontage/kit/island/island'
import type { block } from './review-policy.block'

export const examples: Examples<typeof block> = { 'as it stands': {} }
