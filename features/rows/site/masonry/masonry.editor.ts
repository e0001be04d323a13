import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Masonry cards',
  group: 'Pictures',
  help: 'Cards of different heights, with text and pictures, that fill their columns without gaps.',
  start: { items: [{ title: 'Card title', text: 'A few words about it.' }] },
  labels: {
    items: { label: 'Cards', one: 'Card' },
    columns: { label: 'Columns on wide screens', help: 'Maximum number of columns.' },
  },
})
