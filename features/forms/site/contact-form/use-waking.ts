import { say } from '@frontage/kit/say'
import { type RefObject, useEffect, useState } from 'react'
import { formMessages } from '../../messages'

/** What the form cannot do without; a browser that lacks one of these posts it by itself (portfolio and forms, §8). */
const needed = ['AbortController', 'FormData', 'fetch', 'URLSearchParams', 'DataTransfer'] as const

/** Whether the form works with its script from here on. */
export function useWaking(root: RefObject<HTMLElement | null>, mayWake: boolean, onMisplaced: () => void): boolean {
  const [isAwake, setAwake] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (root.current?.parentElement?.closest('form')) return onMisplaced()
    const missing = needed.find((feature) => !(feature in window))
    if (missing) console.error(say(formMessages.unsupported, { feature: missing }))
    else setAwake(mayWake)
  }, [])

  return isAwake
}
