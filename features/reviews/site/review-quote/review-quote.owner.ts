import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'One review, set large',
  group: 'Reviews',
  help: 'A good sentence from your newest reviews. It says itself that it is picked.',
  labels: {
    language: { label: 'Only in this language', help: 'Such as en or de. Empty: in any language.' },
    page: { label: 'Page with all reviews', field: 'href' },
  },
})
