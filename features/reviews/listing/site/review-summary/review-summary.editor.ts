import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Review summary',
  group: 'Reviews',
  help: 'Your average rating, the number of reviews and where they come from.',
  labels: { variant: { label: 'Size', choices: { band: 'Large, with a bar for each star rating', head: 'Small, beside a heading' } } },
})
