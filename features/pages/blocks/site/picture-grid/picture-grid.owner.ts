import { defineOwner, noPicture } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Work in pictures',
  group: 'Pictures',
  help: 'Pictures in a pattern of large and small ones, each with its name. Five make a whole pattern.',
  start: { items: [{ title: 'What it shows', text: 'Where, and of what kind', picture: noPicture }] },
  labels: {
    items: { label: 'Pictures', one: 'Picture' },
    'items.title': 'Name',
    'items.text': { label: 'Place or kind', as: 'line' },
  },
})
