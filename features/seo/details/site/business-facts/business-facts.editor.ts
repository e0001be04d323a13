import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Call, visit, open',
  group: 'Text',
  help: 'Your phone number, street and opening hours side by side, taken from your business details. What is not known is left out.',
  empty: {
    text: 'Neither your phone number nor your address or opening hours are known yet. Enter them in your business details.',
    link: { label: 'Open business details', href: '/admin/site' },
  },
  labels: { call: 'Show the phone number', visit: 'Show the street', open: 'Show when you are open' },
})
