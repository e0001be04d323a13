import { type RefObject, useEffect } from 'react'

const dragged = '[data-puck-drawer-item]:not([tabindex="-1"])'

/** What is dragged is for the pointer only, and hidden from everybody else: a button beside it does the same. */
export function usePointerOnly(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = around.current
    if (!root) return
    const mend = (): void => {
      for (const element of root.querySelectorAll(dragged)) element.setAttribute('tabindex', '-1')
    }
    mend()
    const observer = new MutationObserver(mend)
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['tabindex'] })
    return () => observer.disconnect()
  }, [around])
}
