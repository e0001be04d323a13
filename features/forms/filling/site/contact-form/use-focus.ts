import { type RefObject, useEffect, useRef } from 'react'
import type { FocusTarget } from '../../form-state'
import { controlOf } from './read.client'

/** What waits until the new state is drawn. */
export type Later = (() => void) | FocusTarget

/** Events that tell of a state, and the focus, wait until that state is drawn: the focus goes to what is there by then. */
export function useFocus(element: RefObject<HTMLFormElement | null>, unit: string) {
  const button = useRef<HTMLButtonElement>(null)
  const stepHead = useRef<HTMLSpanElement>(null)
  const waiting = useRef<Later[]>([])
  const isOurs = useRef(false)

  const placeOf = (target: FocusTarget): HTMLElement | null | undefined => {
    if (target === 'submit') return button.current
    if (target === 'step') return stepHead.current ?? element.current?.querySelector<HTMLElement>('.wpcf7-form-control:enabled')
    return element.current && controlOf(element.current, unit, target)
  }

  /** A visitor who goes to a field calms its error; our going there is what shows it. */
  const focusOn = (target: FocusTarget): void => {
    isOurs.current = true
    placeOf(target)?.focus({ preventScroll: target === 'step' })
    isOurs.current = false
  }

  useEffect(() => {
    for (const action of waiting.current.splice(0)) {
      if (typeof action === 'function') action()
      else focusOn(action)
    }
  })

  return { button, stepHead, later: (action: Later) => void waiting.current.push(action), isOurs: () => isOurs.current, focusOn }
}
