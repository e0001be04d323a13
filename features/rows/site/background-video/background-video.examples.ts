import type { Examples } from '@frontage/kit/island/island'
import type { block } from './background-video.block'

const fallback = { file: 'hero.jpg', width: 2400, height: 1350, alt: 'A white house on one long deck.' }
const files = { mp4: '/files/deck.mp4', webm: '/files/deck.webm' }

export const examples: Examples<typeof block> = {
  'two files': { ...files, fallback },
  'with sound': { ...files, fallback, audio: true },
  'on phones too, once, a part of it': { ...files, fallback, mobile: true, loop: false, start: 2, end: 6 },
  'of YouTube': { address: 'https://youtu.be/abcdefghijk?t=10&end=40', fallback },
  'of Vimeo, without a picture': { address: 'https://vimeo.com/123456789?loop=0' },
  'a picture only': { fallback },
}
