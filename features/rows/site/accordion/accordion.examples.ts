import type { Examples } from '@frontage/kit/island/island'
import type { block } from './accordion.block'

const items = [
  { slug: 'how-long', title: 'How long does a kitchen take?', html: '<p>Six to nine weeks, from the first board to the last hinge.</p>' },
  {
    slug: 'what-it-costs',
    title: 'What does the first visit cost?',
    html: '<p>Nothing. <a href="/contact">Send a few photos</a> first.</p>',
  },
  {
    slug: 'consent',
    title: 'Do I need a building consent?',
    html: '<p>For these you do:</p><ul><li>a new bathroom where there was none</li><li>a deck higher than 1.5 m</li></ul>',
  },
]

export const examples: Examples<typeof block> = {
  'one open at a time': { items },
  'the first is open': { items, open: 'first' },
  'any number may be open': { items, collapse: false },
  'with arrows, as second headings': { items, sign: 'arrow', level: 'h2' },
}
