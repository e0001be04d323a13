import { type RefObject, useEffect, useState } from 'react'
import type { Display } from '../../../display'
import { isTurning, pauseOf, type Rotation } from '../../slides'

/**
 * Slides that move by themselves (WCAG 2.2.2): they pause under a hand and while nobody looks, stop for good when the
 * keyboard comes in or a button is pressed, and never start for whoever asks for less motion.
 */
export function useRotation(display: Pick<Display, 'layout' | 'slider'>, next: () => void, root: RefObject<HTMLElement | null>) {
  const [rotation, setRotation] = useState<Rotation>({ isWanted: display.slider.autoplay, isHovered: false, isHidden: false })
  const change = (part: Partial<Rotation>): void => setRotation((before) => ({ ...before, ...part }))
  const turns = isTurning(rotation)
  const pause = pauseOf(display)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setRotation((before) => ({ ...before, isWanted: false }))
    const element = root.current
    const listening = new AbortController()
    const { signal } = listening
    const set = (part: Partial<Rotation>) => () => setRotation((before) => ({ ...before, ...part }))
    element?.addEventListener('mouseenter', set({ isHovered: true }), { signal })
    element?.addEventListener('mouseleave', set({ isHovered: false }), { signal })
    element?.querySelector('.review-slider__window')?.addEventListener('focusin', set({ isWanted: false }), { signal })
    document.addEventListener('visibilitychange', () => set({ isHidden: document.hidden })(), { signal })
    return () => listening.abort()
  }, [root])

  useEffect(() => {
    if (!turns) return
    const timer = setInterval(next, pause)
    return () => clearInterval(timer)
  }, [turns, next, pause])

  return {
    isWanted: rotation.isWanted,
    isTurning: turns,
    stop: () => change({ isWanted: false }),
    toggle: () => change({ isWanted: !rotation.isWanted }),
  }
}
