import { bring, goPlainly } from '@frontage/kit/island/plain-way.client'
import { AwaitedContext } from '@frontage/kit/island/use-machine'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Chosen } from './drop.client'

/**
 * The field and its area: whether something is held over it, and what was given to it, which waits in `chosen` until its code takes
 * it; `View` is that code. Where code is missing the form is told, and what was chosen stays in the field; without a line, `unsent`.
 */
export function useDrop<Code>(isPlain: boolean, load: () => Promise<Code>, busy: (count: number) => void, missing: () => void) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<Chosen[]>([])
  const [isOver, hold] = useState(false)
  const [View, setView] = useState<Code | 'unsent'>()
  const works = useContext(AwaitedContext)

  const show = (next: Code | 'unsent'): void => {
    // The same file may be chosen again.
    input.current!.value = ''
    setView(() => next)
  }
  const fail = (reason: unknown): void => {
    chosen.current.splice(0)
    if (!goPlainly(input.current, reason, missing)) show('unsent')
    busy(0)
  }
  const onChosen = (waiting: Chosen[]): void => {
    busy(waiting.length)
    bring(load()).then(show, fail)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the form works with its script
  useEffect(() => {
    const { current } = input
    if (!current || isPlain) return
    const coming = bring(import('./drop.client')).then(({ takeFiles }) => takeFiles(current, { chosen: chosen.current, hold, onChosen }))
    coming.catch(fail)
    works.push(coming)
    return () => void coming.then((stop) => stop())
  }, [isPlain])

  return { input, chosen, isOver, View }
}
