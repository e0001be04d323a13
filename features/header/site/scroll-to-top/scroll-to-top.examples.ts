import type { Examples } from '@frontage/kit/island/island'
import type { block } from './scroll-to-top.block'

export const examples: Examples<typeof block> = {
  'on every device': {},
  'on wide screens only': { devices: 'desktop' },
  'on narrow screens only': { devices: 'mobile', side: 'start' },
}
