import { useEffect, useRef, useState } from 'react'
import { CLAMP_TOLERANCE } from '../../../spec'

/** `server`: as it was drawn, opened by its address; `closed` and `open`: in the hands of its button. */
type Clamp = 'server' | 'closed' | 'open'

/** Reviews, §4: a long text is clamped or expanded. Measures whether the clamp hides anything at all. */
export function useClamp() {
  const text = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLElement | null>(null)
  const [clamp, setClamp] = useState<Clamp>('server')
  const [hides, setHides] = useState(true)

  useEffect(() => {
    card.current = text.current?.closest('article') ?? null
    setClamp(text.current?.matches(':target') ? 'open' : 'closed')
  }, [])

  useEffect(() => {
    const element = text.current
    if (!element || clamp !== 'closed') return
    const measure = () => setHides(element.scrollHeight - element.clientHeight > CLAMP_TOLERANCE)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    void document.fonts?.ready.then(measure)
    return () => observer.disconnect()
  }, [clamp])

  function toggle(): void {
    setClamp(clamp === 'open' ? 'closed' : 'open')
    // A long text that closes would leave its reader far below the card.
    if (clamp === 'open') requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'nearest' }))
  }

  return { text, clamp, hides, toggle }
}
