import { yours } from '../examples'
import { head, module, nextStep, row } from './build'
import type { ReadyPage } from './ready-page'

const service = (title: string) =>
  module('icon-list', {
    items: [
      { title: yours(title), text: yours('What it is, in one or two sentences.') },
      { title: 'Price and time', text: yours('A price or starting price, and how long it takes.') },
    ],
  })

export const services: ReadyPage = {
  name: 'services',
  title: 'Services',
  about: 'What you offer, how you work, and answers to frequent questions.',
  description: 'What we do, what it costs, and how we work.',
  rows: [
    head('What we do', yours('Describe what you offer in the words of your customers.')),
    row([
      [4, service('First service')],
      [4, service('Second service')],
      [4, service('Third service')],
    ]),
    row(
      [
        [
          12,
          module('section-head', { title: 'How it works' }),
          module('numbers', {
            items: [
              { number: '1', text: 'You tell us what you need.' },
              { number: '2', text: 'We agree on a plan and a price.' },
              { number: '3', text: 'We get it done and keep you informed.' },
            ],
          }),
        ],
      ],
      { look: 'board' },
    ),
    row([
      [4, module('section-head', { title: 'Frequently asked questions' })],
      [
        8,
        module('accordion', {
          items: [
            { slug: 'how-soon', title: 'How soon can you start?', html: yours('<p>Say how long customers usually wait.</p>') },
            { slug: 'what-does-it-cost', title: 'What does it cost?', html: yours('<p>Give a price, or a range.</p>') },
            { slug: 'where', title: 'Where do you work?', html: yours('<p>The places you serve, or how far you travel.</p>') },
          ],
        }),
      ],
    ]),
    nextStep('Does that sound right?', 'A short message is enough to start.', 'Get in touch', '/contact'),
  ],
}
