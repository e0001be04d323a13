import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'How we handle reviews',
  group: 'Reviews',
  help: 'Tells visitors how many reviews you received, how many are shown and why others are not. The numbers are always up to date.',
})
