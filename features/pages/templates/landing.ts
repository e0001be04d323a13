import { yours } from '../examples'
import { head, module, nextStep, row } from './build'
import type { ReadyPage } from './ready-page'

export const landing: ReadyPage = {
  name: 'landing',
  title: 'One offer',
  about: 'One offer: its benefits, reviews, questions and one button.',
  description: 'One offer, and how to get it.',
  rows: [
    head(yours('Say what customers get'), yours('Say in a second sentence why now.')),
    row([[12, module('buttons', { actions: [{ label: 'Get started', href: '/contact', icon: 'arrow' }] })]], { air: 'none' }),
    row([
      [4, module('heading', { title: yours('First benefit'), text: yours('What it means for your customers.'), level: 'h2' })],
      [4, module('heading', { title: yours('Second benefit'), text: yours('What it means for your customers.'), level: 'h2' })],
      [4, module('heading', { title: yours('Third benefit'), text: yours('What it means for your customers.'), level: 'h2' })],
    ]),
    row([[12, module('section-head', { title: 'What customers say' }), module('review-slider')]], { look: 'board' }),
    row([
      [4, module('section-head', { title: 'Frequently asked questions' })],
      [
        8,
        module('accordion', {
          items: [
            { slug: 'what-is-in-it', title: 'What is included?', html: yours('<p>List everything that is included.</p>') },
            { slug: 'what-then', title: 'What happens next?', html: yours('<p>Say who gets in touch, and how soon.</p>') },
          ],
        }),
      ],
    ]),
    nextStep('Ready to start?', yours('Say once more what customers get.'), 'Get started', '/contact'),
  ],
}
