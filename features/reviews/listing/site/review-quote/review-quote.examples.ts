import type { Examples } from '@frontage/kit/island/island'
import type { block } from './review-quote.block'

export const examples: Examples<typeof block> = {
  'any language': {},
  'in German': { language: 'de' },
  'in English, all of them elsewhere': { language: 'en', page: '/what-people-say' },
}
