import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Portfolio',
  group: 'Portfolio',
  help: 'Your portfolio items in a wall or a grid, with categories and search.',
  empty: {
    text: 'There are no published items to show yet. Add the first one, with a picture of it.',
    link: { label: 'Open portfolio', href: '/admin/portfolio' },
  },
  only: ['look', 'arrangement'],
  pageGoesFirst: true,
  labels: {
    look: { label: 'Display', field: 'portfolio-look' },
    arrangement: {
      label: 'Picture widths',
      choices: { wall: 'All the same', uneven: 'Wide and narrow, with space between' },
    },
  },
})
