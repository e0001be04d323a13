import { lengthOf, trim } from '@frontage/rules/text'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** What stands in the control with this id, as it is typed, and after its form was emptied; and the ref of what shows it, which stands beside it. */
export function useValueOf<Shown extends HTMLElement>(id: string, first: string): [string, RefObject<Shown | null>] {
  const [value, setValue] = useState(first)
  const shown = useRef<Shown>(null)

  useEffect(() => {
    const control = shown.current?.closest('form')?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id="${id}"]`)
    if (!control) return
    const read = (): void => setValue(control.value)
    // The form tells before it empties its fields.
    const later = (): void => void setTimeout(read)
    read()
    control.addEventListener('input', read)
    control.form?.addEventListener('reset', later)
    return () => {
      control.removeEventListener('input', read)
      control.form?.removeEventListener('reset', later)
    }
  }, [id])

  return [value, shown]
}

/** Characters as the rules count them (F05). */
export const lengthIn = (text: string): number => lengthOf(trim(text))
