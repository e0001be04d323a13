import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Review badge',
  group: 'Reviews',
  help: 'Your average rating in a small badge.',
  only: ['id'],
  labels: { id: { label: 'Badge', field: 'review-badge' } },
})
