import type { Examples } from '@frontage/kit/island/island'
import type { block } from './hero.block'

const picture = { file: 'hero.jpg', width: 2400, height: 1350, alt: 'A white house with a cedar wing on one long deck.' }
const text = 'Careful work, clear prices, and a tidy site every night.'

export const examples: Examples<typeof block> = {
  'two buttons': {
    title: 'Built for the coast. Fitted by hand.',
    text,
    actions: [
      { label: 'Get a quote', href: '#contact', icon: 'arrow' },
      { label: 'See our projects', href: '#projects' },
    ],
    picture,
    focus: 'start',
  },
  'one button, cut towards the end': {
    title: 'One big sentence',
    text,
    actions: [{ label: 'Call us', href: 'tel:035550142', icon: 'phone' }],
    picture,
    focus: 'end',
  },
  'without a picture': {
    above: 'Physiotherapy, Nelson',
    title: 'Get moving again.',
    text,
    actions: [{ label: 'Book a visit', href: '#contact' }],
    letters: 'HP',
  },
  'a long word': { title: 'Ihre Rechtsschutzversicherung', text, actions: [{ label: 'Termin vereinbaren', href: '#contact' }] },
  'no button': { title: 'A long first sentence that has to break over more than two lines', text, picture },
}
