import { head, module, row } from './build'
import type { ReadyPage } from './ready-page'
import { yours } from './yours'

export const contact: ReadyPage = {
  name: 'contact',
  title: 'Contact',
  about: 'Your first contact form, how else to reach you, when, and where you are.',
  description: 'Write to us, ring us, or come by.',
  rows: [
    head('Get in touch', yours('Say how soon you answer, and keep it.')),
    row([
      [7, module('contact-form')],
      [
        4,
        module('icon-list', {
          items: [
            { icon: 'phone', title: 'Ring us', text: yours('Your number, and when somebody picks up.') },
            { icon: 'mail', title: 'Write to us', text: yours('Your address for mail.') },
            { icon: 'person', title: 'Come by', text: yours('Where you are, and when you are there.') },
          ],
        }),
      ],
    ]),
    row([[12, module('map', { title: 'Where we are', place: yours('Street, town, country') })]], { look: 'board' }),
  ],
}
