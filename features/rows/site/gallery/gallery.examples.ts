import type { Examples } from '@frontage/kit/island/island'
import type { block } from './gallery.block'

const item = (file: string, caption: string) => ({
  picture: { file, width: 1280, height: 960, alt: `A picture of ${caption}.` },
  caption,
  href: '#more',
})
const items = [
  item('new-build-bach.jpg', 'Bach on the spit'),
  item('kitchen-sea-window.jpg', 'White kitchen'),
  item('bathroom-window-bath.jpg', 'Bath by the window'),
  item('joinery-window-seat.jpg', 'Window seat'),
  item('new-build-two-gables.jpg', 'Two gables'),
]

const { picture } = items[0]!
const kinds = [
  { picture, caption: 'A picture' },
  { picture, caption: 'A part of this page', large: { kind: 'inline' as const, href: '#example' } },
  { picture, caption: 'A part that is not there', large: { kind: 'inline' as const, href: '#nowhere' } },
  { picture, caption: 'A page of ours', large: { kind: 'ajax' as const, href: '/how-we-handle-reviews' } },
  { picture, caption: 'A file', large: { kind: 'ajax' as const, href: '/favicon.svg' } },
  { picture, caption: 'A video of YouTube', large: { kind: 'video' as const, href: 'https://youtu.be/abcdefghijk?t=10' } },
  { picture, caption: 'A video of Vimeo', large: { kind: 'video' as const, href: 'https://vimeo.com/123456' } },
  { picture, caption: 'A map', large: { kind: 'iframe' as const, href: 'https://maps.google.com/maps?q=Nelson' } },
]

export const examples: Examples<typeof block> = {
  'five, shown large': { items, label: 'Projects' },
  'one, shown large': { items: items.slice(0, 1) },
  'captions below': { items, captions: 'below', columns: 2 },
  'captions when pointed at, four beside each other': { items, captions: 'hover', columns: 4 },
  'links, each in its own shape': { items, press: 'link', shape: 'own' },
  'more than pictures': { items: kinds, columns: 4, captions: 'below' },
  'pictures alone': { items, press: 'none' },
}
