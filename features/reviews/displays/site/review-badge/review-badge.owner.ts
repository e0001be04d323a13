import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Review badge',
  group: 'Reviews',
  help: 'Your average rating in a small badge.',
  only: ['id'],
  labels: { id: { label: 'Badge', field: 'review-badge' } },
})
