import { uncounted, yours } from '../examples'
import { head, module, nextStep, row } from './build'
import type { ReadyPage } from './ready-page'

export const about: ReadyPage = {
  name: 'about',
  title: 'About us',
  about: 'Who you are, how you work, some numbers, and what customers say.',
  description: 'Who we are and how we work.',
  rows: [
    head('About us', yours('Say in one sentence what you do, where, and for whom.')),
    row([
      [
        7,
        module('rich-text', {
          html: yours(
            '<p>How did it begin? Write two or three paragraphs as you would tell it to somebody who asks.</p><p>What do customers notice when they work with you? Name one thing that others do differently.</p>',
          ),
        }),
      ],
      [
        4,
        module('icon-list', {
          items: [
            { title: yours('What you promise'), text: yours('And how you keep that promise.') },
            { title: yours('What you never do'), text: yours('People remember it.') },
            { title: yours('Where you work'), text: yours('The places you serve, or how far you travel.') },
          ],
        }),
      ],
    ]),
    row(
      [
        [
          12,
          module('numbers', {
            items: [uncounted('12', 'years in business'), uncounted('6', 'people'), uncounted('240', 'happy customers')],
          }),
        ],
      ],
      { look: 'board', label: 'In numbers' },
    ),
    row([[12, module('section-head', { title: 'What customers say' }), module('review-slider')]]),
    nextStep('Shall we talk?', yours('Say what happens when somebody writes or calls.'), 'Contact us', '/contact'),
  ],
}
