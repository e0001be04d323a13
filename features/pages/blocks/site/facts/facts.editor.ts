import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Facts',
  group: 'Text',
  help: 'One to four short facts side by side, each with a short explanation.',
  start: { facts: [{ title: 'A fact', text: 'What makes you good, in a few words' }] },
  labels: {
    facts: { label: 'Facts', one: 'Fact' },
    'facts.title': 'Fact',
    'facts.text': { label: 'Explanation', as: 'line' },
  },
})
