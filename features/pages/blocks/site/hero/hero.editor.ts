import { defineEditorConfig, noPicture } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Hero',
  group: 'Page',
  help: 'The first thing visitors see: a large headline, buttons, and a full-width picture.',
  start: {
    title: 'What you do, in one sentence',
    text: 'Who you do it for, and why they can rely on you.',
    actions: [{ label: 'Get in touch', href: '/contact', icon: 'arrow' }],
    picture: noPicture,
  },
  labels: { title: 'Headline', text: 'Text' },
})
