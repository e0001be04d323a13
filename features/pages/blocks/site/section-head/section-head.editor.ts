import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Section heading',
  group: 'Text',
  help: 'A large title with a line of text and, if you like, a link.',
  start: { title: 'Title of this section' },
  labels: {
    text: 'Text',
    link: 'Link',
    'link.label': 'Link text',
    layout: {
      label: 'Layout',
      choices: { across: 'Across the row, with its link at the far end', side: 'Beside the content, staying visible while scrolling' },
    },
  },
})
