import type { Examples } from '@frontage/kit/island/island'
import type { island } from './review-badge.island'

const name = 'Your business'

export const examples: Examples<typeof island> = {
  'a sign': { badge: { name } },
  'without sources': { badge: { name, showSources: false } },
  'leads to the reviews': { badge: { name, onPress: 'url', url: '/reviews' } },
  'opens a new tab': { badge: { name, onPress: 'url', url: '/reviews', target: 'new' } },
  'without an address': { badge: { name, onPress: 'url' } },
  'slides out on the right': { badge: { name, onPress: 'slideout' } },
  'slides out on the left': { badge: { name, onPress: 'slideout', side: 'left' } },
  'slides out at the top': { badge: { name, onPress: 'slideout', side: 'top' } },
  'slides out at the bottom': { badge: { name, onPress: 'slideout', side: 'bottom' } },
  'opens a dialog': { badge: { name, onPress: 'popup' } },
}
