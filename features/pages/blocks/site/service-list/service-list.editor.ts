import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Services',
  group: 'Page',
  help: 'What you offer, as a list, each with a price or duration and, if you like, a picture.',
  start: { services: [{ title: 'A service', text: 'What it is and who it is for, in a sentence.' }] },
  labels: {
    services: { label: 'Services', one: 'Service' },
    'services.title': 'Name',
    'services.text': { label: 'Description', as: 'text' },
    'services.fact': { label: 'Price or duration', help: 'For example “from $45” or “two weeks”.' },
  },
})
