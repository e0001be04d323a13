import { defineEditorConfig } from '@frontage/kit/island/editor-config'
import { displayBlock } from '../../place-words'

export const editorConfig = defineEditorConfig({
  title: 'Reviews',
  group: 'Reviews',
  help: 'Reviews in a grid, a wall or a slider, as set up in a display.',
  empty: {
    text: 'There are no published reviews to show yet. Ask a customer for the first one, or import reviews that you have elsewhere.',
    link: { label: 'Open reviews', href: '/admin/reviews' },
  },
  ...displayBlock,
})
