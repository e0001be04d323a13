import type { Examples } from '@frontage/kit/island/island'
import type { block } from './portfolio-next.block'

export const examples: Examples<typeof block> = {
  'after the first item': { slug: 'glazed-gable' },
  'after one in the middle': { slug: 'deck-in-a-day' },
}
