import type { Examples } from '@frontage/kit/island/island'
import type { block } from './site-header.block'

const links = [
  { label: 'Services', href: '/#services' },
  { label: 'Reviews', href: '/reviews' },
  { label: 'Contact', href: '/#contact' },
]
const sign = [{ line: 'M3 17L18 4l15 13' }, { line: 'M7 19h22M7 24.5h22' }, { line: 'M3 31h30', accent: true }]

export const examples: Examples<typeof block> = {
  'sign, links and a button': { name: 'Salt & Sons', sign, links, action: { label: 'Get a quote', href: '/#contact' } },
  'a name and links': { name: 'Salt Brothers', links },
  'many links': {
    name: 'Salt & Sons',
    sign,
    links: [...links, { label: 'Projects', href: '/#projects' }, { label: 'About the workshop', href: '/#about' }],
    action: { label: 'Get a quote', href: '/#contact' },
  },
}
