import { useRef, useState } from 'react'

/** What the editor is to show, and the way there: also when the same is asked for twice. */
export function useFocusAt() {
  const [focusAt, setFocusAt] = useState<string>()
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
