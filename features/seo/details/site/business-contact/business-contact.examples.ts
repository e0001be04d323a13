import type { Examples } from '@frontage/kit/island/island'
import type { block } from './business-contact.block'

export const examples: Examples<typeof block> = {
  'everything that is known': {},
  'with a title, and a link to a map': { title: 'Visit us', map: 'link' },
  'phone and e-mail alone': { address: false, hours: false, map: 'none' },
}
