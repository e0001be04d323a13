import { type RefObject, useEffect } from 'react'
import type { PanelState } from './editing'
import styles from './workbench.module.css'

const FAULTY = '[aria-invalid=true]'
/** Stands where fields will be. */
const LATE = '[aria-busy=true]'

/** The keyboard goes to the first thing to fill in or to mend, or to what is selected in the outline; where there is nothing to fill in, to the actions. */
export function useEntering(around: RefObject<HTMLElement | null>, shown: PanelState, hasSettings: boolean): void {
  useEffect(() => {
    const { name, entered } = shown
    const panel = around.current?.querySelector<HTMLElement>(
      name === 'settings' && hasSettings ? `.${styles.settings}` : `[data-name=${name}]`,
    )
    if (!entered || !panel) return
    const wanted = name === 'outline' ? '[role=treeitem][tabindex="0"]' : 'input, textarea, select, [contenteditable=true], button'
    const fields = `:is(${wanted}):not([data-action])`
    focusFirst(panel, [fields, '[data-action]'])
    if (entered === 'fault') return focusWhenThere(panel, FAULTY)
    return panel.querySelector(LATE) ? focusWhenThere(panel, fields) : undefined
  }, [around, shown, hasSettings])
}

function focusFirst(panel: HTMLElement, wanted: readonly string[]): boolean {
  return wanted
    .flatMap((those) => [...panel.querySelectorAll<HTMLElement>(those)])
    .some((field) => {
      field.focus()
      return field === document.activeElement
    })
}

/** Some fields come later than their panel. Whoever has gone elsewhere meanwhile is left there. Hands back what ends it. */
function focusWhenThere(panel: HTMLElement, wanted: string): () => void {
  const before = document.activeElement
  const look = (): void => {
    const hasLeft = document.activeElement !== before && document.activeElement !== document.body
    if (hasLeft || focusFirst(panel, [wanted])) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(panel, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
  look()
  return () => observer.disconnect()
}
