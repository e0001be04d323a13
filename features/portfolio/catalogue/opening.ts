import type { Card } from '../item'
import { pathOf } from '../path'

/** How a press on a card opens it: in front of the page, beside it, or in its place (P04 to P06). */
export type Opening = 'lightbox' | 'preview' | 'new-tab' | 'same-tab'

export function openingOf({ type, openIn }: Pick<Card, 'type' | 'openIn'>): Opening {
  if (type === 'image' || type === 'video') return 'lightbox'
  return openIn === 'modal' ? 'preview' : openIn
}

/** Where its link leads, for whoever opens nothing in front of the page. */
export const linkOf = (card: Card): string => {
  const opening = openingOf(card)
  return (opening === 'new-tab' || opening === 'same-tab') && card.site ? card.site : (card.link ?? pathOf(card))
}
