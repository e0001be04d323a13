import type { Examples } from '@frontage/kit/island/island'
import type { block } from './numbers.block'

const items = [
  { number: '214', text: 'houses since 2009' },
  { number: '9', unit: 'weeks', text: 'for most kitchens' },
  { number: '10', unit: 'years', text: 'of guarantee on structural work' },
]

export const examples: Examples<typeof block> = { three: { items }, one: { items: items.slice(0, 1) } }
