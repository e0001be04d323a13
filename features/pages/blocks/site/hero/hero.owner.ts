import { defineOwner, noPicture } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Opening',
  group: 'Page',
  help: 'The first thing visitors see: one big sentence, what to do next, and a picture from edge to edge.',
  start: {
    title: 'What you do, in one sentence',
    text: 'For whom you do it, and why they can rely on you.',
    actions: [{ label: 'Get in touch', href: '/contact', icon: 'arrow' }],
    picture: noPicture,
  },
  labels: { title: 'Big sentence', text: 'Words below it' },
})
