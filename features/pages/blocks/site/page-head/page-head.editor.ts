import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Page heading',
  group: 'Page',
  help: 'The title of a page without a hero. Each page needs one of the two.',
  start: { title: 'Title of this page' },
  labels: {
    text: 'Text',
    layout: { label: 'Text position', choices: { below: 'Below the title', beside: 'Beside it on wide screens' } },
  },
})
