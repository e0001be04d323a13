import type { Examples } from '@frontage/kit/island/island'
import type { block } from './search-results.block'

export const examples: Examples<typeof block> = {
  'some results': { words: 'kitchen' },
  'nothing found': { words: 'zeppelin' },
  'nothing asked': {},
}
