import type { Examples } from '@frontage/kit/island/island'
import type { block } from './map.block'

const poster = { file: 'hero.jpg', width: 2400, height: 1350 }

export const examples: Examples<typeof block> = {
  'a place': { title: 'our workshop', place: '1 Long Street, Nelson' },
  'behind a picture': { title: 'our workshop', place: '-41.27, 173.28', poster },
}
