import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Contact form',
  group: 'Forms',
  help: 'A form that visitors write to you with. What they send comes into your inbox.',
  only: ['form'],
  labels: { form: { label: 'Form', field: 'contact-form' } },
})
