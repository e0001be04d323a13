import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Buttons',
  group: 'Page',
  help: 'One or two buttons. The first is the main one.',
  start: { actions: [{ label: 'Get in touch', href: '/contact', icon: 'arrow' }] },
})
