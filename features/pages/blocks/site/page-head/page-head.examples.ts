import type { Examples } from '@frontage/kit/island/island'
import type { block } from './page-head.block'

export const examples: Examples<typeof block> = {
  'a title alone': { title: 'What people say after we have gone home' },
  'with words': { title: 'Reviews', text: 'Every review is kept, the good ones and the others.' },
  'words beside it': { title: 'Projects', text: 'Most of these are within half an hour of our workshop.', layout: 'beside' },
}
