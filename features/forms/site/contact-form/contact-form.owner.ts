import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Contact form',
  group: 'Forms',
  help: 'A form that visitors write to you with. What they send comes into your inbox.',
  unfinished: ({ form, definition }) =>
    form || definition
      ? undefined
      : { at: 'form', text: 'No form is chosen yet, so visitors see nothing here. Choose one, or build it first.' },
  only: ['form'],
  labels: { form: { label: 'Form', field: 'contact-form' } },
})
