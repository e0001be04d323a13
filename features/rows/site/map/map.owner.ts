import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Map',
  group: 'Page',
  help: 'Where to find you. The map itself comes after a press, so that nobody is followed without asking.',
  start: { title: 'Name of the place', place: 'Street, town, country' },
  labels: {
    title: 'Name of the place',
    place: { label: 'Address', help: 'As you would write it on a letter, or coordinates: -41.27, 173.28', as: 'line' },
    poster: { label: 'Picture before the map', help: 'None: a plain plane.' },
  },
})
