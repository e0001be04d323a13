import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Cards of different heights',
  group: 'Pictures',
  help: 'Cards with words and pictures that fill their columns without gaps.',
  start: { items: [{ title: 'A card', text: 'A few words about it.' }] },
  labels: {
    items: { label: 'Cards', one: 'Card' },
    columns: { label: 'Columns on wide screens', help: 'At most so many.' },
  },
})
