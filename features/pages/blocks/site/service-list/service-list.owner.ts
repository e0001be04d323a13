import { defineOwner, noPicture } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Services',
  group: 'Page',
  help: 'What you offer, one below the other, each with a picture and a price or a time.',
  start: { services: [{ title: 'A service', text: 'What it is and whom it helps, in a sentence.', picture: noPicture }] },
  labels: {
    services: { label: 'Services', one: 'Service' },
    'services.title': 'Name',
    'services.text': { label: 'What it is', as: 'text' },
    'services.fact': { label: 'What it takes', help: 'A price or a time: from $4,500, two weeks.' },
  },
})
