import { head, module, nextStep, row } from './build'
import type { ReadyPage } from './ready-page'
import { yours } from './yours'

export const landing: ReadyPage = {
  name: 'landing',
  title: 'One offer',
  about: 'One thing that you offer, why it is worth it, what others say, and one button.',
  description: 'One offer, and how to take it.',
  rows: [
    head(yours('Say what people get'), yours('And in the second sentence, why now.')),
    row([[12, module('buttons', { actions: [{ label: 'Yes, please', href: '/contact', icon: 'arrow' }] })]], { air: 'none' }),
    row([
      [4, module('heading', { title: yours('The first reason'), text: yours('What it means for them.'), level: 'h2' })],
      [4, module('heading', { title: yours('The second reason'), text: yours('What it means for them.'), level: 'h2' })],
      [4, module('heading', { title: yours('The third reason'), text: yours('What it means for them.'), level: 'h2' })],
    ]),
    row([[12, module('section-head', { title: 'What others say' }), module('review-slider')]], { look: 'board' }),
    row([
      [4, module('section-head', { title: 'What people ask' })],
      [
        8,
        module('accordion', {
          items: [
            { slug: 'what-is-in-it', title: 'What is in it?', html: yours('<p>List it.</p>') },
            { slug: 'what-then', title: 'What happens then?', html: yours('<p>Say who answers, and how soon.</p>') },
          ],
        }),
      ],
    ]),
    nextStep('Ready?', yours('Say once more what people get.'), 'Yes, please', '/contact'),
  ],
}
