import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Heading of a section',
  group: 'Text',
  help: 'A large title with a line of words, and perhaps a link.',
  start: { title: 'Title of this section' },
  labels: {
    text: 'Words',
    link: 'Link',
    'link.label': 'Words of the link',
    layout: {
      label: 'Stands',
      choices: { across: 'Above what follows, its link at the far end', side: 'Beside what follows, and stays in sight' },
    },
  },
})
