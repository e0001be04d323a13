import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Divider',
  group: 'Page',
  help: 'A line or an empty space between two blocks.',
  labels: {
    look: { label: 'Line', choices: { line: 'A thin line', thick: 'A thick line', none: 'Space only' } },
    room: { label: 'Spacing above and below', choices: { small: 'Small', large: 'Large' } },
  },
})
