import { ANCHOR_REPEAT } from '../../../spec'

const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * The browser goes to the place that an address names, below what is stuck at the top; pictures and fonts may move that
 * place afterwards, so it is gone to once more, unless the visitor has gone somewhere else. What names no place is let be.
 */
export function repeatAnchor(): void {
  if (!location.hash) return
  const timer = setTimeout(() => placeOf(location.hash)?.scrollIntoView(), ANCHOR_REPEAT)
  for (const move of ownMoves) addEventListener(move, () => clearTimeout(timer), { once: true, passive: true })
}

function placeOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
