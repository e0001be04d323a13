import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Heading of the page',
  group: 'Page',
  help: 'The title of a page that has no opening with a picture. Each page has one.',
  start: { title: 'Title of this page' },
  labels: {
    text: 'Words',
    layout: { label: 'Words stand', choices: { below: 'Below the title', beside: 'Beside it on wide screens' } },
  },
})
