import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'What a search found',
  group: 'Page',
  help: 'Shows what visitors looked for on your site, with the field to look for something else.',
  labels: { words: { label: 'Looks for', help: 'When a visitor has not written anything yet. Empty: nothing.' } },
})
