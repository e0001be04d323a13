import type { Examples } from '@frontage/kit/island/island'
import type { block } from './masonry.block'

const item = (file: string, title: string, text = '') => ({ title, text, picture: { file, width: 1280, height: 960 } })
const items = [
  item(
    'new-build-bach.jpg',
    'Bach on the spit',
    'A long window, and golden tussock beside the sea. It sleeps four, and eight at Christmas.',
  ),
  { title: 'The house on the bay', picture: { file: 'hero.jpg', width: 2400, height: 1350 } },
  item('bathroom-window-bath.jpg', 'Bath by the window', 'Pale green tiles.'),
  { title: 'A word between', text: 'One crew from the first drawing to the last hinge.', href: '#more' },
  item('joinery-window-seat.jpg', 'Window seat', 'Drawers below, shelves on both sides.'),
  item('new-build-two-gables.jpg', 'Two gables'),
]

export const examples: Examples<typeof block> = {
  'at most three columns': { items },
  'at most five columns': { items, columns: 5 },
  'one column': { items, columns: 1 },
  'one item': { items: items.slice(0, 1) },
}
