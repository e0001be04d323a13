import { useEffect, useRef } from 'react'

/** What a key does; undefined where it does nothing. */
export type ActionOf = (event: KeyboardEvent) => (() => void) | undefined

const elsewhere = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox]'

/** A dialog that stands open, or a menu: one that still fades out asks nothing any more. */
const asking = '[aria-modal=true], [aria-haspopup=menu][aria-expanded=true]'

/** Keys belong to the list only while nothing is typed, chosen or asked. */
const isForUs = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  target instanceof Element &&
  !target.closest(elsewhere) &&
  !document.querySelector(asking)

/** Listens to single keys while it is on. */
export function useShortcuts(isOn: boolean, actionOf: ActionOf): void {
  const latest = useRef(actionOf)
  useEffect(() => {
    latest.current = actionOf
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent): void => {
      const action = isForUs(event) ? latest.current(event) : undefined
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
