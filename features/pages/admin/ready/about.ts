import { head, module, nextStep, row } from './build'
import type { ReadyPage } from './ready'

export const about: ReadyPage = {
  name: 'about',
  title: 'About us',
  about: 'Who you are, how you work, some numbers, and what customers say.',
  description: 'Who we are and how we work.',
  rows: [
    head('About us', 'Say in one sentence what you do, where, and for whom.'),
    row([
      [
        7,
        module('rich-text', {
          html: '<p>How did it begin? Write two or three paragraphs as you would tell them to somebody who asks.</p><p>What do customers notice when they work with you? Name one thing that others do differently.</p>',
        }),
      ],
      [
        4,
        module('icon-list', {
          items: [
            { title: 'What you promise', text: 'And how you keep it.' },
            { title: 'What you never do', text: 'People remember it.' },
            { title: 'Where you work', text: 'Towns, suburbs, or how far you drive.' },
          ],
        }),
      ],
    ]),
    row(
      [
        [
          12,
          module('numbers', {
            items: [
              { number: '12', text: 'years of work' },
              { number: '6', text: 'people' },
              { number: '240', text: 'jobs done' },
            ],
          }),
        ],
      ],
      { look: 'board', label: 'In numbers' },
    ),
    row([[12, module('section-head', { title: 'What customers say' }), module('review-slider')]]),
    nextStep('Shall we talk?', 'Tell people what happens when they write or ring.', 'Contact us', '/contact'),
  ],
}
