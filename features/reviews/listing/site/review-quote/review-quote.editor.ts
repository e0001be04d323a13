import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Review quote',
  group: 'Reviews',
  help: 'One of your newest reviews in large type, labelled as a selected review.',
  empty: {
    text: 'No published review can stand alone yet: it needs five stars and a text of one or two sentences.',
    link: { label: 'Open reviews', href: '/admin/reviews' },
  },
  labels: {
    language: { label: 'Only in this language', help: 'A language code such as en or de. Leave empty for any language.' },
    page: { label: 'Page with all reviews', field: 'href' },
  },
})
