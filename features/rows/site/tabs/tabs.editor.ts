import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Tabs',
  group: 'Text',
  help: 'Several texts in one place, one visible at a time. On phones they become an accordion.',
  start: {
    items: [
      { slug: 'first', title: 'First tab', html: '<p>Your text.</p>' },
      { slug: 'second', title: 'Second tab', html: '<p>Your text.</p>' },
    ],
  },
  labels: {
    items: { label: 'Tabs', one: 'Tab' },
    'items.title': 'Tab label',
    'items.html': { label: 'Text', as: 'html' },
    layout: { label: 'Tab position', choices: { across: 'Above the text', side: 'Beside the text' } },
    open: { label: 'Open first', help: 'The tab’s name in links. Leave empty for the first one.', as: 'line' },
    label: { label: 'Name of the tab group', help: 'For screen readers only.', as: 'line' },
  },
})
