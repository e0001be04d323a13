import { head, module, row } from './build'
import type { ReadyPage } from './ready-page'
import { yours } from './yours'

export const contact: ReadyPage = {
  name: 'contact',
  title: 'Contact',
  about: 'Your contact form, other ways to reach you, opening hours and a map.',
  description: 'Write to us, call us or visit us.',
  rows: [
    head('Get in touch', yours('Say how soon you usually answer.')),
    row([
      [7, module('contact-form')],
      [
        4,
        module('icon-list', {
          items: [
            { icon: 'phone', title: 'Call us', text: yours('Your phone number, and when you can be reached.') },
            { icon: 'mail', title: 'Write to us', text: yours('Your e-mail address.') },
            { icon: 'person', title: 'Visit us', text: yours('Your address and opening hours.') },
          ],
        }),
      ],
    ]),
    row([[12, module('map', { title: 'Where we are', place: yours('Street, town, country') })]], { look: 'board' }),
  ],
}
