import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Accordion',
  group: 'Text',
  help: 'Questions that open to show their answers.',
  start: { items: [{ slug: 'question', title: 'Your question', html: '<p>Your answer.</p>' }] },
  labels: {
    items: { label: 'Questions', one: 'Question' },
    'items.title': 'Question',
    'items.html': { label: 'Answer', as: 'html' },
    collapse: 'Opening one closes the others',
    open: { label: 'When the page opens', choices: { none: 'All closed', first: 'First one open' } },
    sign: { label: 'Icon beside each question', choices: { plus: 'Plus', arrow: 'Arrow' } },
  },
})
