import { serverOrigin } from '@frontage/kit/wire/server.client'
import { sanitised } from '@frontage/parts/sanitise'

/** What is safe of the reviews in somebody else's HTML. Facts, §4: a card is an `outerrevdiv`; where there is none, whatever stands for itself. */
export function cardsIn(html: string): readonly Element[] {
  const found = sanitised(html, serverOrigin())
  const cards = [...found.querySelectorAll('.outerrevdiv')]
  return cards.length ? cards : [...found.children]
}
