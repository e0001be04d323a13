import type { Examples } from '@frontage/kit/island/island'
import type { block } from './heading.block'

const title = 'Drawn first, priced second'

export const examples: Examples<typeof block> = {
  'a title': { title },
  'large, with a line': { title, text: 'And built third.', size: 'large', level: 'h2' },
  'small, in the middle': { title, size: 'small', align: 'middle' },
  'a link at the end': { title, href: '#more', align: 'end' },
}
