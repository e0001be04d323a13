import type { Examples } from '@frontage/kit/island/island'
import type { island } from './portfolio-item.island'

export const examples: Examples<typeof island> = {
  'a picture': { slug: 'glazed-gable' },
  'a video': { slug: 'deck-in-a-day' },
}
