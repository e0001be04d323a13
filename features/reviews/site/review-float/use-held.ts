import { type RefObject, useEffect } from 'react'

/** Tells whether time stands: the tab is hidden, or the pointer or the focus is in the box. */
export function useHeld(box: RefObject<HTMLElement | null>, hold: (isHeld: boolean) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    const element = box.current
    if (!element) return
    let isOver = false
    const tell = (): void => hold(document.hidden || isOver || element.matches(':focus-within'))
    const listeners = {
      pointerenter: () => {
        isOver = true
        tell()
      },
      pointerleave: () => {
        isOver = false
        tell()
      },
      focusin: tell,
      // The focus has left only when it is somewhere else.
      focusout: () => setTimeout(tell),
    }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
}
