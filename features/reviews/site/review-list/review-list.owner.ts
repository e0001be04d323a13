import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Reviews',
  group: 'Reviews',
  help: 'Reviews in a grid, a wall or a slider: as you set them up in a display.',
  only: ['template', 'allAt'],
  labels: {
    template: { label: 'Display', field: 'review-display' },
    allAt: { label: 'Page with all reviews', help: 'A display that leaves some out leads there.', field: 'href' },
  },
})
