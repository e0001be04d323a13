import { defineEditorConfig, noPicture } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Picture grid',
  group: 'Pictures',
  help: 'Large and small pictures in a pattern, each with a name. Five complete the pattern.',
  start: { items: [{ title: 'What it shows', text: 'A few words about it', picture: noPicture }] },
  labels: {
    items: { label: 'Pictures', one: 'Picture' },
    'items.title': 'Title',
    'items.text': { label: 'Short text', as: 'line' },
  },
})
