import { FLOAT_DISTANCE } from '../../../spec'

/** Whatever has the focus can be seen: while the box lies over it, the box steps aside. Hands back how to stop. */
export function stepAside(box: HTMLElement): () => void {
  const look = (event: FocusEvent): void => {
    const [target] = event.composedPath()
    if (target instanceof Element) box.toggleAttribute('data-aside', !box.contains(target) && isCovered(target, box))
  }
  document.addEventListener('focusin', look)
  return () => document.removeEventListener('focusin', look)
}

function isCovered(target: Element, box: HTMLElement): boolean {
  const [over, under] = [box.getBoundingClientRect(), target.getBoundingClientRect()]
  return (
    over.left < under.right + FLOAT_DISTANCE &&
    over.right > under.left &&
    over.top < under.bottom + FLOAT_DISTANCE &&
    over.bottom > under.top
  )
}
