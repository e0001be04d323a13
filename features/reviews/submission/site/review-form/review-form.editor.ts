import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Review form',
  group: 'Reviews',
  help: 'A form where visitors write a review. Reviews wait for your approval, unless the form publishes them without it.',
  only: ['form'],
  labels: { form: { label: 'Form', field: 'review-form' } },
})
