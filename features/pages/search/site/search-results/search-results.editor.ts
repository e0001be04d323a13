import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Search results',
  group: 'Page',
  help: 'Shows what a search on your site found, with a field for another search.',
  labels: { words: { label: 'Initial search', help: 'What is searched for until a visitor enters something. Leave empty for nothing.' } },
})
