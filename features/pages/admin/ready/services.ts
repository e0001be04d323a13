import { head, module, nextStep, row } from './build'
import type { ReadyPage } from './ready-page'
import { yours } from './yours'

const service = (title: string) =>
  module('icon-list', {
    items: [
      { title: yours(title), text: yours('What it is, in one or two sentences.') },
      { title: 'What it takes', text: yours('A price, or from which price on, and how long.') },
    ],
  })

export const services: ReadyPage = {
  name: 'services',
  title: 'Services',
  about: 'What you offer, how it goes from the first call on, and answers to what people ask.',
  description: 'What we do, what it takes, and how it goes.',
  rows: [
    head('What we do', yours('Name what you offer in the words of your customers.')),
    row([
      [4, service('First service')],
      [4, service('Second service')],
      [4, service('Third service')],
    ]),
    row(
      [
        [
          12,
          module('section-head', { title: 'How it goes' }),
          module('numbers', {
            items: [
              { number: '1', text: 'You tell us about it.' },
              { number: '2', text: 'We come and look, and name a price.' },
              { number: '3', text: 'We do it, and tidy up.' },
            ],
          }),
        ],
      ],
      { look: 'board' },
    ),
    row([
      [4, module('section-head', { title: 'What people ask' })],
      [
        8,
        module('accordion', {
          items: [
            { slug: 'how-soon', title: 'How soon can you begin?', html: yours('<p>Say it as it is.</p>') },
            { slug: 'what-does-it-cost', title: 'What does it cost?', html: yours('<p>A range helps more than nothing.</p>') },
            { slug: 'where', title: 'Where do you work?', html: yours('<p>Towns, suburbs, or how far you drive.</p>') },
          ],
        }),
      ],
    ]),
    nextStep('Does that fit?', 'A few words are enough to begin.', 'Ask for a quote', '/contact'),
  ],
}
