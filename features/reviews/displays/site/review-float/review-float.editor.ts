import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Floating reviews',
  group: 'Reviews',
  help: 'A small box that appears over the page, with a badge or reviews. You can place this block anywhere on the page.',
  empty: {
    text: 'There are no published reviews to show yet. Ask a customer for the first one, or import reviews that you have elsewhere.',
    link: { label: 'Open reviews', href: '/admin/reviews' },
  },
  only: ['id'],
  labels: { id: { label: 'Floating box', field: 'review-float' } },
})
