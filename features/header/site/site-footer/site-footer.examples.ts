import type { Examples } from '@frontage/kit/island/island'
import type { block } from './site-footer.block'

const workshop = { title: 'Workshop', lines: [{ text: '1 Long Street' }, { text: 'Whakatū Nelson' }] }
const talk = {
  title: 'Talk to us',
  lines: [
    { text: '03 555 0142', href: 'tel:+6435550142' },
    { text: 'a.rather.long.name@site.example', href: 'mailto:hello@site.example' },
  ],
}
const smallPrint = ['We build here.', 'A made-up firm.']

export const examples: Examples<typeof block> = {
  'two columns': { name: 'Salt & Sons', columns: [workshop, talk], smallPrint },
  'four columns': {
    name: 'Tides & Tussocks',
    columns: [workshop, talk, { ...workshop, title: 'Look around' }, { ...talk, title: 'Good to know' }],
    smallPrint,
  },
  'a strip that stays': {
    name: 'Salt',
    columns: [workshop],
    strip: { text: 'Open today until 4.30', link: { label: 'Call us', href: 'tel:+6435550142' }, devices: 'both' },
  },
  'a strip that stays on wide screens': { name: 'Salt', columns: [workshop], strip: { text: 'Open today until 4.30' } },
  'a strip that stays on narrow screens': {
    name: 'Salt',
    columns: [workshop],
    strip: { text: 'Open today until 4.30', devices: 'mobile' },
  },
  'a short name': { name: 'Salt', columns: [workshop] },
  'a long name, no small print': { name: 'Salt Brothers & Daughters of Nelson', columns: [talk] },
}
