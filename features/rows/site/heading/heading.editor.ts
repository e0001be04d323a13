import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Heading',
  group: 'Text',
  help: 'A title with an optional line below it.',
  start: { title: 'A heading' },
  labels: {
    text: 'Line below it',
    size: { label: 'Size', choices: { small: 'Small', middle: 'Medium', large: 'Large' } },
  },
})
