import type { Examples } from '@frontage/kit/island/island'
import type { block } from './parallax.block'

const picture = { file: 'hero.jpg', width: 2400, height: 1350, alt: 'A white house on one long deck.' }
const medium = { file: 'workshop-bench.jpg', width: 1280, height: 960, alt: 'A long bench under a window.' }
const small = { file: 'new-build-bach.jpg', width: 1280, height: 960, alt: 'A small bach beside the sea.' }

export const examples: Examples<typeof block> = {
  medium: { picture },
  fast: { picture, speed: 2 },
  'slow, a picture for each size, higher': { picture, medium, small, speed: 8, offset: 120 },
}
