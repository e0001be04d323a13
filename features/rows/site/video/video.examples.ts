import type { Examples } from '@frontage/kit/island/island'
import type { block } from './video.block'

const poster = { file: 'workshop-bench.jpg', width: 1280, height: 960, alt: 'A long bench under a window.' }

export const examples: Examples<typeof block> = {
  'of YouTube': { title: 'A day in the workshop', address: 'https://www.youtube.com/watch?v=abcdefghijk', poster },
  'of Vimeo': { title: 'A day in the workshop', address: 'https://vimeo.com/123456789', poster },
  'without a picture': { title: 'A day in the workshop', address: 'https://youtu.be/abcdefghijk' },
  'a file': {
    title: 'A deck in a day',
    address: '/media/films/deck-in-a-day.webm',
    captions: '/media/films/deck-in-a-day.vtt',
    poster,
  },
}
