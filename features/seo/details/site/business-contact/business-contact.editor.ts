import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Contact details',
  group: 'Page',
  help: 'Phone, e-mail, address, opening hours and a map, taken from your business details. What is not known is left out.',
  empty: {
    text: 'Nothing is known yet about how to reach you. Enter your phone number, address or opening hours in your business details.',
    link: { label: 'Open business details', href: '/admin/site' },
  },
  labels: {
    title: { label: 'Title', help: 'Leave empty for no title.' },
    phone: 'Show the phone number',
    email: 'Show the e-mail address',
    address: 'Show the address',
    hours: 'Show opening hours',
    map: {
      label: 'Map',
      help: 'A map loads only after a click, or once a visitor has agreed to content of other sites.',
      choices: { map: 'Map', link: 'Link to a map', none: 'None' },
    },
  },
})
