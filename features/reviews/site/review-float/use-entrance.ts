import { type RefObject, useEffect } from 'react'
import type { Float } from '../../badge'
import { FLOAT_ANIMATION, FLOAT_DISTANCE, FLOAT_FADE } from '../../spec'

const starts = { right: '100vw 0', left: '-100vw 0', bottom: '0 100vh' } as const

/** The box comes in from its side, or fades in; at once for whoever asks for less motion. */
export function useEntrance(box: RefObject<HTMLElement | null>, isShown: boolean, { comesFrom }: Pick<Float, 'comesFrom'>): void {
  useEffect(() => {
    const element = box.current
    if (!element || !isShown || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const [start, duration] = comesFrom === 'fade' ? [{ opacity: 0 }, FLOAT_FADE] : [{ translate: starts[comesFrom] }, FLOAT_ANIMATION]
    const entrance = element.animate([start, {}], { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
    return () => entrance.cancel()
  }, [box, isShown, comesFrom])
}

/** Whatever has the focus can be seen: while the box lies over it, the box steps aside. */
export function useStepAside(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = (event: FocusEvent): void => {
      const [target] = event.composedPath()
      const element = box.current
      if (!element || !(target instanceof Element)) return
      const [over, under] = [element.getBoundingClientRect(), target.getBoundingClientRect()]
      const isCovered =
        over.left < under.right + FLOAT_DISTANCE &&
        over.right > under.left &&
        over.top < under.bottom + FLOAT_DISTANCE &&
        over.bottom > under.top
      element.toggleAttribute('data-aside', isCovered && !element.contains(target))
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [box])
}
