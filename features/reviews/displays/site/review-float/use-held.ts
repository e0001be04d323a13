import { type RefObject, useEffect } from 'react'

const moments = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const

/** Tells whether time stands: the tab is hidden, or the pointer or the focus is in the box. */
export function useHeld(box: RefObject<HTMLElement | null>, hold: (isHeld: boolean) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    const element = box.current
    if (!element) return
    const listening = new AbortController()
    let isOver = false
    const tell = ({ type }: { readonly type: string }): void => {
      isOver = type === 'pointerenter' || (isOver && type !== 'pointerleave')
      // The focus has left only when it is somewhere else.
      setTimeout(() => hold(document.hidden || isOver || element.matches(':focus-within')))
    }
    for (const moment of moments) element.addEventListener(moment, tell, listening)
    document.addEventListener('visibilitychange', tell, listening)
    tell({ type: '' })
    return () => listening.abort()
  }, [])
}
