import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { fieldsOf } from '../../../fields-of'
import type { PublicForm } from '../../../form'
import type { Name } from '../../form-state'
import { mend, nameOf } from './read.client'

type Heard = {
  /** It works from here on. */
  readonly woken: () => void
  /** Something was changed; `field` when it is one that is looked at. */
  readonly changed: (field: Name | undefined) => void
  readonly emptied: () => void
}

/** Hears what is changed. React's own change event comes with every letter; this one when somebody is done with a field. */
export function useChanges(element: RefObject<HTMLFormElement | null>, isAwake: boolean, definition: PublicForm, heard: Heard): void {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })

  // With what says that it works: a change in between would be heard by nobody.
  useLayoutEffect(() => {
    const form = element.current
    if (!isAwake || !form) return
    const change = ({ target }: Event): void => {
      const field = fieldsOf(definition).find(({ name }) => name === nameOf(target))
      if (field) mend(target as HTMLInputElement, field)
      latest.current.changed(field && field.type !== 'upload' ? field.name : undefined)
    }
    const reset = (): void => latest.current.emptied()
    latest.current.woken()
    const listening = new AbortController()
    form.addEventListener('change', change, listening)
    form.addEventListener('reset', reset, listening)
    return () => listening.abort()
  }, [element, isAwake, definition])
}
