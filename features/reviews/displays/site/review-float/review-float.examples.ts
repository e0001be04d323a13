import type { Examples } from '@frontage/kit/island/island'
import type { island } from './review-float.island'

const badge = { name: 'Your business' }

export const examples: Examples<typeof island> = {
  'one after the other': { float: { delay: 0 } },
  'a badge': { float: { content: 'badge', badge, delay: 0, place: 'bottom-right', comesFrom: 'right' } },
  'a badge that slides out': { float: { content: 'badge', badge: { ...badge, onPress: 'slideout' }, delay: 0, comesFrom: 'left' } },
  'some reviews': { float: { content: 'reviews', delay: 0, place: 'bottom-middle' } },
  'fades in at the top': { float: { content: 'reviews', delay: 0, place: 'top-right', comesFrom: 'fade' } },
  'at the top on the left': { float: { content: 'badge', badge, delay: 0, place: 'top-left', comesFrom: 'left' } },
  'at the top in the middle': { float: { content: 'badge', badge, delay: 0, place: 'top-middle' } },
  'in from the right': { float: { content: 'reviews', delay: 0, place: 'bottom-right', comesFrom: 'right' } },
  'a badge that opens a dialog': { float: { content: 'badge', badge: { ...badge, onPress: 'popup' }, delay: 0 } },
  'closes by itself': { float: { content: 'reviews', delay: 0, closeAfter: 5 } },
  'on the first page of a visit': { float: { content: 'badge', badge, delay: 0, firstVisitOnly: true } },
  'not on phones': { float: { content: 'badge', badge, delay: 0, hideOn: 'phones' } },
  'on phones only': { float: { content: 'badge', badge, delay: 0, hideOn: 'wide' } },
}
