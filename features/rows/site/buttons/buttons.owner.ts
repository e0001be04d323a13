import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Buttons',
  group: 'Page',
  help: 'One button or two. The first is the one that visitors should press.',
  start: { actions: [{ label: 'Get in touch', href: '/contact', icon: 'arrow' }] },
})
