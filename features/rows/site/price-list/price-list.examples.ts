import type { Examples } from '@frontage/kit/island/island'
import type { block } from './price-list.block'

const visits = [
  { name: 'First visit, 45 minutes', price: '$98', text: 'With a plan in writing' },
  { name: 'Follow-up, 30 minutes', price: '$78' },
  { name: 'Splints and tape', price: 'At cost', text: 'We tell you first' },
  { name: 'Advice by phone' },
]
const drinks = [
  { name: 'Flat white', price: '5.50', text: 'Oat or dairy' },
  { name: 'Batch filter', price: '4.50' },
]
const food = [
  { name: 'Eggs on sourdough', price: '17.00', text: 'Any way, with greens' },
  { name: 'Porridge with a poached pear and a name so long that it has to break', price: '14.00', text: 'Vegan' },
  { name: 'Soup of the day', price: '13.00' },
]

export const examples: Examples<typeof block> = {
  'one group': { groups: [{ items: visits }] },
  'a menu in two groups': {
    groups: [
      { title: 'Coffee', items: drinks },
      { title: 'Breakfast', items: food },
    ],
  },
  'three groups': {
    groups: [
      { title: 'Coffee', items: drinks },
      { title: 'Breakfast', items: food },
      { title: 'By appointment', items: visits },
    ],
  },
}
