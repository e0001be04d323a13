import { defineEditorConfig } from '@frontage/kit/island/editor-config'
import { displayBlock } from '../../place-words'

export const editorConfig = defineEditorConfig({
  title: 'Review slider',
  group: 'Reviews',
  help: 'Reviews that visitors swipe or click through.',
  empty: {
    text: 'There are no published reviews to show yet. Ask a customer for the first one, or import reviews that you have elsewhere.',
    link: { label: 'Open reviews', href: '/admin/reviews' },
  },
  ...displayBlock,
})
