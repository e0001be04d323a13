import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Review badge',
  group: 'Reviews',
  help: 'Your average rating in a small badge.',
  empty: {
    text: 'There are no published reviews to show yet. Ask a customer for the first one, or import reviews that you have elsewhere.',
    link: { label: 'Open reviews', href: '/admin/reviews' },
  },
  only: ['id'],
  labels: { id: { label: 'Badge', field: 'review-badge' } },
})
