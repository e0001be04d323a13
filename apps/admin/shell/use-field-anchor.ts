import { anchorIn } from '@frontage/kit/admin/search'
import { type RefObject, useEffect } from 'react'
import { useLocation } from '../history'

/** An address that names a field, or a thing of a list, leads to it: it is scrolled to, marked and focused as soon as the screen shows it. */
export function useFieldAnchor(main: RefObject<HTMLElement | null>): void {
  const {
    hash,
    state: { __TSR_key: key },
  } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address opened again leads there again
  useEffect(() => {
    const anchor = anchorIn(hash)
    if (!anchor) return
    let hasEnded = false
    let end = (): void => {
      hasEnded = true
    }
    void import('./await-field').then(({ awaitField }) => {
      if (main.current && !hasEnded) end = awaitField(main.current, anchor)
    })
    return () => end()
  }, [hash, key, main])
}
