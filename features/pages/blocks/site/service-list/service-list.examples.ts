import type { Examples } from '@frontage/kit/island/island'
import type { block } from './service-list.block'

const kitchens = {
  title: 'Kitchens',
  text: 'Drawn around how you cook, then built in our own workshop.',
  picture: { file: 'service-kitchens.jpg', width: 960, height: 720 },
}
const houses = {
  title: 'Extensions & new builds',
  text: 'From one more bedroom to the whole house, consent included.',
  picture: { file: 'service-houses.jpg', width: 880, height: 660 },
}

const plain = ['Backs and necks', 'Sports injuries', 'After surgery', 'Home visits'].map((title, place) => ({
  ...{ title, text: place ? 'Back to training, step by step.' : 'Pain that came overnight, or has been there for years.' },
  ...{ fact: `${45 + place * 5} min`, ...(place && { href: '#more' }) },
}))

export const examples: Examples<typeof block> = {
  'without pictures': { services: plain },
  'names alone': { services: plain.map(({ title }) => ({ title })) },
  plain: { services: [kitchens, houses] },
  'with links': {
    services: [
      { ...kitchens, href: '#kitchens' },
      { ...houses, href: '#houses' },
    ],
  },
  'with facts': {
    services: [
      { ...kitchens, fact: 'Six to nine weeks' },
      { ...houses, fact: 'From four months' },
    ],
  },
  'with facts and links': { services: [{ ...kitchens, fact: 'Six to nine weeks', href: '#kitchens' }] },
}
