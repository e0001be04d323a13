import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Text',
  group: 'Text',
  help: 'Paragraphs, lists, headings and links.',
  start: { html: '<p>Write your text here.</p>' },
  empty: { text: 'Nothing is written here yet. Click into this block and write your own sentence.' },
  labels: { columns: { label: 'Columns on wide screens', choices: { 1: 'One', 2: 'Two' } } },
})
