import type { Examples } from '@frontage/kit/island/island'
import type { block } from './call-to-action.block'

const picture = { file: 'workshop-bench.jpg', width: 1280, height: 960, alt: 'A long bench under a window.' }
const text = ['Send a few photos and a rough idea. The first visit costs nothing.']
const call = { label: 'Call 03 555 0142', href: 'tel:+6435550142', icon: 'phone' as const }
const mail = { label: 'Write to us', href: 'mailto:hello@site.example', icon: 'mail' as const }

export const examples: Examples<typeof block> = {
  'picture first, on board': { title: 'Tell us about the house.', text, actions: [call, mail], picture },
  'picture last, on paper': { title: 'Drawn, then built', text, actions: [call], picture, side: 'end', plane: 'paper' },
  'words only, no button': { title: 'Nine people and a dog', text: [...text, 'We answer within two working days.'], picture },
}
