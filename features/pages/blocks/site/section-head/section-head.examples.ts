import type { Examples } from '@frontage/kit/island/island'
import type { block } from './section-head.block'

const link = { label: 'All 20 projects', href: '/#projects' }

export const examples: Examples<typeof block> = {
  'a title alone': { title: 'Recent projects' },
  'across, with a link': { title: 'Recent projects', link },
  'across, with words and a link': { title: 'Recent projects', text: 'From one more bedroom to the whole house.', link },
  'at the side': { title: 'What we build', text: 'One crew from the first drawing to the last hinge.', layout: 'side' },
  'at the side, with a link': { title: 'What we build', text: 'One crew from first to last.', link, layout: 'side' },
}
