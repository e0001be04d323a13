import type { Examples } from '@frontage/kit/island/island'
import type { block } from './tag-manager.block'

export const examples: Examples<typeof block> = {
  'a container': { id: 'GTM-ABC123' },
  'a property': { id: 'G-ABC123DEF4' },
}
