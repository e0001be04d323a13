import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Form for reviews',
  group: 'Reviews',
  help: 'Here visitors write a review. It waits for you before anybody sees it.',
  only: ['form'],
  labels: { form: { label: 'Form', field: 'review-form' } },
})
