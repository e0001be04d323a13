import type { Examples } from '@frontage/kit/island/island'
import type { block } from './picture-grid.block'

const item = (title: string, text: string, file: string) => ({
  title,
  text,
  picture: { file, width: 1280, height: 960, alt: `A picture of ${title}.` },
})

const bach = item('Bach on the spit', 'New build in Māpua', 'new-build-bach.jpg')
const kitchen = item('White kitchen, sea window', 'Kitchen in Atawhai', 'kitchen-sea-window.jpg')
const bath = item('Bath by the window', 'Bathroom in Stoke', 'bathroom-window-bath.jpg')
const library = item('Window seat and library', '', 'joinery-window-seat.jpg')
const gables = item('Two gables', 'New build in Richmond', 'new-build-two-gables.jpg')

export const examples: Examples<typeof block> = {
  'a whole pattern': { items: [bach, kitchen, bath, library, gables] },
  'a whole pattern with links': { items: [bach, kitchen, bath, library, gables].map((each) => ({ ...each, href: '#project' })) },
  one: { items: [bach] },
  two: { items: [bach, kitchen] },
  three: { items: [bach, kitchen, bath] },
  four: { items: [bach, kitchen, bath, library] },
}
