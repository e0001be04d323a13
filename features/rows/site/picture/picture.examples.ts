import type { Examples } from '@frontage/kit/island/island'
import type { block } from './picture.block'

const picture = { file: 'workshop-bench.jpg', width: 1280, height: 960, alt: 'A long bench under a window.' }

export const examples: Examples<typeof block> = {
  'as it is': { picture },
  'wide, with words': { picture, shape: 'wide', caption: 'Our workshop in Nelson.' },
  'small, with words': { picture, width: 'small', caption: 'Our bench.' },
  'square, a link': { picture, shape: 'square', href: '#more' },
}
