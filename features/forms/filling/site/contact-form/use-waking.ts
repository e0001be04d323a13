import { type RefObject, useEffect, useState } from 'react'

/** Whether the form works with its script from here on. */
export function useWaking(root: RefObject<HTMLElement | null>, onMisplaced: () => void): boolean {
  const [isAwake, setAwake] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (root.current?.parentElement?.closest('form')) onMisplaced()
    else setAwake(true)
  }, [])

  return isAwake
}
