import type { Examples } from '@frontage/kit/island/island'
import type { block } from './masonry.block'

const item = (file: string, title: string, height: number, text = '') => ({ title, text, picture: { file, width: 1280, height } })
const items = [
  item('new-build-bach.jpg', 'Bach on the spit', 960, 'A long window, and golden tussock beside the sea.'),
  item('kitchen-sea-window.jpg', 'White kitchen', 1400),
  item('bathroom-window-bath.jpg', 'Bath by the window', 800, 'Pale green tiles.'),
  { title: 'A word between', text: 'One crew from the first drawing to the last hinge.', href: '#more' },
  item('joinery-window-seat.jpg', 'Window seat', 1200),
  item('new-build-two-gables.jpg', 'Two gables', 720),
]

export const examples: Examples<typeof block> = {
  'at most three columns': { items },
  'at most five columns': { items, columns: 5 },
  'one column': { items, columns: 1 },
  'one item': { items: items.slice(0, 1) },
}
