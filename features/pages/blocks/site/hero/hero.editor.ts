import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Hero',
  group: 'Page',
  help: 'The first thing visitors see: a large headline, buttons, and a full-width picture or the drawing of your theme.',
  start: {
    title: 'What you do, in one sentence',
    text: 'Who you do it for, and why they can rely on you.',
    actions: [{ label: 'Get in touch', href: '/contact', icon: 'arrow' }],
  },
  labels: {
    above: { label: 'Line above the headline', help: 'What you are and where, in a few words. Only some themes show it.' },
    title: 'Headline',
    text: 'Text',
    picture: { label: 'Picture', help: 'Leave empty for the drawing of your theme, if it has one.', none: 'None' },
    letters: { label: 'Letters on the sign', help: 'One to three letters, for themes that draw a sign.' },
  },
})
