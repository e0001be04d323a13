import type { Examples } from '@frontage/kit/island/island'
import type { block } from './icon-list.block'

const items = [
  { icon: 'phone' as const, title: '03 555 0142', text: 'Weekdays from seven to four', href: 'tel:+6435550142' },
  { icon: 'mail' as const, title: 'hello@site.example', href: 'mailto:hello@site.example' },
  { icon: 'person' as const, title: 'Hemi and Grace', text: 'They ring you within two working days' },
]

const signs = ['check', 'clock', 'pin', 'coin', 'house', 'cup', 'heart'] as const

export const examples: Examples<typeof block> = {
  'below each other': { items },
  'every sign': { items: signs.map((icon) => ({ icon, title: `A ${icon}` })) },
  'beside each other': { items, layout: 'beside' },
}
