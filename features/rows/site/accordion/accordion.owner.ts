import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Accordion',
  group: 'Text',
  help: 'Questions that open their answers when they are pressed.',
  start: { items: [{ slug: 'question', title: 'A question', html: '<p>Its answer.</p>' }] },
  labels: {
    items: { label: 'Questions', one: 'Question' },
    'items.title': 'Question',
    'items.html': { label: 'Answer', as: 'html' },
    collapse: 'Opening one closes the others',
    open: { label: 'To begin with', choices: { none: 'All are closed', first: 'The first is open' } },
    sign: { label: 'Sign beside each question', choices: { plus: 'A plus', arrow: 'An arrow' } },
  },
})
