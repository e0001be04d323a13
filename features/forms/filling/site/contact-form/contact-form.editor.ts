import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Contact form',
  group: 'Forms',
  help: 'A form visitors write to you with. Their messages arrive in your inbox.',
  empty: {
    text: 'No form is chosen, or it was deleted. Choose a form in the settings of this block, or create one first.',
    link: { label: 'Open contact forms', href: '/admin/forms' },
  },
  unfinished: ({ form, definition }) =>
    form || definition
      ? undefined
      : { at: 'form', text: 'No form is chosen yet, so visitors see nothing here. Choose one, or create it first.' },
  only: ['form'],
  labels: { form: { label: 'Form', field: 'contact-form' } },
})
