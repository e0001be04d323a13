import { bring } from '@frontage/kit/island/plain-way.client'
import { AwaitedContext } from '@frontage/kit/island/use-machine'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Chosen } from './drop.client'

/** The field and its area: whether something is held over it, and what was given to it, which waits in `chosen` until it is taken. */
export function useDrop(onChosen: (chosen: Chosen[]) => Promise<unknown>, failed: (reason: unknown) => void) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<Chosen[]>([])
  const [isOver, hold] = useState(false)
  const works = useContext(AwaitedContext)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { current } = input
    if (!current) return
    const coming = bring(import('./drop.client')).then(({ takeFiles }) => takeFiles(current, { chosen: chosen.current, hold, onChosen }))
    coming.catch(failed)
    works.push(coming)
    return () => void coming.then((stop) => stop())
  }, [])

  return { input, chosen, isOver }
}
