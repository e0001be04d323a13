import { useRef, useState } from 'react'

/** What the editor is to show, and the way there: also when the same is asked for twice. `first`: what the address of the screen names. */
export function useFocusAt(first: string) {
  const [focusAt, setFocusAt] = useState(first.startsWith('rows') ? first : undefined)
  const place = useRef<HTMLDivElement>(null)
  const focus = (at: string): void => {
    setFocusAt(undefined)
    requestAnimationFrame(() => {
      setFocusAt(at)
      place.current?.scrollIntoView({ block: 'nearest' })
    })
  }
  return { focusAt, place, focus }
}
