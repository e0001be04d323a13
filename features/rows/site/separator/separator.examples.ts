import type { Examples } from '@frontage/kit/island/island'
import type { block } from './separator.block'

export const examples: Examples<typeof block> = {
  'a line': {},
  'a thick line': { look: 'thick', room: 'large' },
  'only room': { look: 'none' },
}
