import { useState } from 'react'
import { MOST_AT_ONCE } from '../../spec'

export type Picked = ReturnType<typeof usePicked>

/** Which pictures are selected, by name. */
export function usePicked() {
  const [names, setNames] = useState<readonly string[]>([])
  return {
    names,
    has: (name: string): boolean => names.includes(name),
    toggle: (name: string): void =>
      setNames((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name].slice(-MOST_AT_ONCE))),
    add: (name: string): void => setNames((before) => [...before.filter((one) => one !== name), name].slice(-MOST_AT_ONCE)),
    clear: (): void => setNames([]),
  }
}
