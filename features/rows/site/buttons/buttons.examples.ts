import type { Examples } from '@frontage/kit/island/island'
import type { block } from './buttons.block'

const quote = { label: 'Get a quote', href: '/quote', icon: 'arrow' as const }

export const examples: Examples<typeof block> = {
  one: { actions: [quote] },
  'two, in the middle': { actions: [quote, { label: 'Call 03 555 0142', href: 'tel:+6435550142', icon: 'phone' }], align: 'middle' },
}
