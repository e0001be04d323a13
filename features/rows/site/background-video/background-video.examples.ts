import type { Examples } from '@frontage/kit/island/island'
import type { block } from './background-video.block'

const fallback = { file: 'hero.jpg', width: 2400, height: 1350, alt: 'A white house on one long deck.' }

export const examples: Examples<typeof block> = {
  'of YouTube': { address: 'https://youtu.be/abcdefghijk?t=10&end=40', fallback },
  'of Vimeo, without a picture': { address: 'https://vimeo.com/123456789?loop=0' },
  'a picture only': { fallback },
}
