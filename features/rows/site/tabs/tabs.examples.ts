import type { Examples } from '@frontage/kit/island/island'
import type { block } from './tabs.block'

const items = [
  { slug: 'drawing', title: 'Drawing', html: '<p>Grace draws until the plan fits the way you live.</p>' },
  { slug: 'pricing', title: 'Pricing', html: '<p>The price is fixed <b>before</b> anyone lifts a board.</p>' },
  {
    slug: 'building',
    title: 'Building',
    html: '<p>One crew, and photos every Friday:</p><ul><li>strip</li><li>frame</li><li>line</li></ul>',
  },
]

export const examples: Examples<typeof block> = {
  across: { items, label: 'How we work' },
  'at the side': { items, layout: 'side' },
  'another one first': { items, open: 'building' },
  'a name that is not there': { items, open: 'gone' },
}
