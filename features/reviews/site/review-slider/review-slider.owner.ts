import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Reviews side by side',
  group: 'Reviews',
  help: 'Reviews that visitors leaf through.',
  only: ['template', 'allAt'],
  labels: {
    template: { label: 'Display', field: 'review-display' },
    allAt: { label: 'Page with all reviews', help: 'A display that leaves some out leads there.', field: 'href' },
  },
})
