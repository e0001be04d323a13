import type { Examples } from '@frontage/kit/island/island'
import type { block } from './popup.block'

const content = {
  kind: 'words' as const,
  html: '<p>Bring a few photos, and a rough idea.</p><p><a class="x" href="/quote">Get a quote</a></p>',
}
const poster = { file: 'workshop-bench.jpg', width: 1280, height: 960, alt: 'A long bench under a window.' }
const video = { kind: 'video' as const, address: 'https://www.youtube.com/watch?v=abcdefghijk&t=10', poster }
const usual = { id: 'offer', title: 'The first visit costs nothing', content }

export const examples: Examples<typeof block> = {
  'by a button': { ...usual, label: 'About the first visit' },
  'by words': { ...usual, on: 'text', label: 'About the first visit' },
  'by a picture, with a picture': {
    ...usual,
    on: 'picture',
    picture: poster,
    content: { kind: 'picture', picture: poster },
    width: 'middle',
  },
  'by a class': { ...usual, on: 'custom', content: { kind: 'words', html: '<p>Opened from elsewhere.</p>' } },
  'by a selector that is none': { ...usual, on: 'custom', selector: ')(' },
  'by itself': { ...usual, on: 'automatic' },
  'by itself, remembered': { ...usual, on: 'automatic', cookies: true, after: 0 },
  'by itself, when the pointer leaves': { ...usual, on: 'automatic', exitIntent: true },
  'only its button closes it': { ...usual, escape: false, overlay: false },
  'wide windows only': { ...usual, display: 'desktop' },
  'with a video': { ...usual, content: video, width: 'middle', label: 'See the workshop' },
  'with a video that begins': { ...usual, content: video, width: 'middle', autoplay: true, label: 'See the workshop' },
  'by itself, with a video that begins': { ...usual, on: 'automatic', content: video, width: 'middle', autoplay: true },
  'with a video file': { ...usual, content: { kind: 'video', address: '/media/films/deck-in-a-day.webm' }, label: 'See the workshop' },
}
