import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Floating reviews',
  group: 'Reviews',
  help: 'A small box that appears over the page, with a badge or reviews. You can place this block anywhere on the page.',
  only: ['id'],
  labels: { id: { label: 'Floating box', field: 'review-float' } },
})
