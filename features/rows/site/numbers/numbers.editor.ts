import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Figures',
  group: 'Text',
  help: 'Large numbers with a short text each, such as years in business or number of customers.',
  start: { items: [{ number: '15', unit: 'years', text: 'What the number counts' }] },
  labels: {
    items: { label: 'Figures', one: 'Figure' },
    'items.number': 'Number',
    'items.unit': { label: 'Unit', help: 'Such as years, % or m².' },
    'items.text': { label: 'What it counts', as: 'line' },
  },
})
