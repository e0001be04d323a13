import { defineEditorConfig, noPicture } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Call to action',
  group: 'Page',
  help: 'A picture on one half, text and buttons on the other. Best in a full-width row.',
  start: {
    title: 'What visitors should do next',
    text: ['Say in a sentence or two what happens when somebody gets in touch.'],
    actions: [{ label: 'Get in touch', href: '/contact', icon: 'arrow' }],
    picture: noPicture,
  },
  labels: {
    text: { label: 'Text', one: 'Paragraph' },
    'text.*': { label: 'Paragraph', as: 'text' },
    side: { label: 'Picture position', choices: { start: 'Left', end: 'Right' } },
    plane: { label: 'Background', choices: { board: 'Slightly darker', paper: 'Site background' } },
  },
})
