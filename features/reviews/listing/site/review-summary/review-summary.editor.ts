import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Review summary',
  group: 'Reviews',
  help: 'Your average rating, the number of reviews and where they come from.',
  empty: {
    text: 'There are no published reviews to show yet. Ask a customer for the first one, or import reviews that you have elsewhere.',
    link: { label: 'Open reviews', href: '/admin/reviews' },
  },
  elsewhere: ({ variant }) => (variant === 'head' ? { variant } : {}),
  labels: { variant: { label: 'Size', choices: { band: 'Large, with a bar for each star rating', head: 'Small, beside a heading' } } },
})
