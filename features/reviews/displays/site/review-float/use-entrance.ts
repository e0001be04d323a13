import { type RefObject, useEffect } from 'react'
import type { Float } from '../../../badge'
import { FLOAT_ANIMATION, FLOAT_FADE } from '../../../spec'

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
