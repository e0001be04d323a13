import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'List with signs',
  group: 'Text',
  help: 'Short lines with a sign before each: your telephone, your email, what you promise.',
  start: { items: [{ icon: 'arrow', title: 'A short line' }] },
  labels: {
    items: { label: 'Lines', one: 'Line' },
    'items.icon': {
      label: 'Sign',
      choices: {
        ...{ arrow: 'Arrow', phone: 'Telephone', mail: 'Envelope', person: 'Person' },
        ...{ search: 'Magnifying glass', upload: 'Arrow upwards', alert: 'Exclamation mark' },
        ...{ check: 'Tick', clock: 'Clock', pin: 'Place on a map', coin: 'Coin', house: 'House', cup: 'Cup', heart: 'Heart' },
      },
    },
    'items.title': 'Line',
    'items.text': { label: 'Further words', as: 'text' },
    layout: { label: 'Lines stand', choices: { below: 'One below the other', beside: 'Side by side' } },
  },
})
