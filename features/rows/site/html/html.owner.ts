import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'HTML',
  group: 'Text',
  help: 'Text from an older page, pasted as HTML, with its portfolio.',
  start: { html: '<p>Paste HTML here.</p>' },
  labels: {
    html: {
      label: 'HTML',
      help: 'Paragraphs, headings, lists and links stay; scripts, styles and frames are left out. A portfolio block of an older page shows your portfolio here.',
      as: 'text',
    },
  },
})
