import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'HTML',
  group: 'Text',
  help: 'Content pasted as HTML, for example from an older site.',
  start: { html: '<p>Paste HTML here.</p>' },
  labels: {
    html: {
      label: 'HTML',
      help: 'Paragraphs, headings, lists and links are kept. Scripts, styles and frames are removed. A portfolio block from an older page shows your portfolio here.',
      as: 'text',
    },
  },
})
