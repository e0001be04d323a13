import type { Examples } from '@frontage/kit/island/island'
import type { island } from './review-list.island'

export const examples: Examples<typeof island> = {
  'three in a row': { perRow: 3, rows: 4, clampLines: 6 },
  'two in a row, short texts': { perRow: 2, rows: 2, clampLines: 2 },
  'one in a row': { perRow: 1, rows: 3, clampLines: 3 },
  'as it comes': {},
}
