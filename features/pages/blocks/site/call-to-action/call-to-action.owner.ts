import { defineOwner, noPicture } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Invitation with a picture',
  group: 'Page',
  help: 'A picture on one half, words and buttons on the other. Best in a row from edge to edge.',
  start: {
    title: 'What people should do next',
    text: ['Say in a sentence or two what happens when somebody gets in touch.'],
    actions: [{ label: 'Get in touch', href: '/contact', icon: 'arrow' }],
    picture: noPicture,
  },
  labels: {
    text: { label: 'Text', one: 'Paragraph' },
    'text.*': { label: 'Paragraph', as: 'text' },
    side: { label: 'Picture stands', choices: { start: 'On the left', end: 'On the right' } },
    plane: { label: 'Words lie on', choices: { board: 'A board, a little darker', paper: 'The paper of the site' } },
  },
})
