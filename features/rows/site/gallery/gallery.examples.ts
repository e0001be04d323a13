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

export const examples: Examples<typeof block> = {
  'five, shown large': { items, label: 'Projects' },
  'one, shown large': { items: items.slice(0, 1) },
  'captions below': { items, captions: 'below', columns: 2 },
  'captions when pointed at, four beside each other': { items, captions: 'hover', columns: 4 },
  'links, each in its own shape': { items, press: 'link', shape: 'own' },
  'pictures alone': { items, press: 'none' },
}
