import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Floating reviews',
  group: 'Reviews',
  help: 'A small box that comes in above the page, with a badge or with reviews. Put it anywhere on the page.',
  only: ['id'],
  labels: { id: { label: 'Box', field: 'review-float' } },
})
