import { useEffect } from 'react'
import type { FirstSteps } from '../../wire.first-steps'

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/** Ticks off that the site works at its own address with https, once its owner is there. */
export function useSeenAddress({ isOpen, more, publicUrl }: FirstSteps, seen: () => void): void {
  const isWaiting = isOpen && more.some(({ name, isDone }) => name === 'address' && !isDone)
  const isThere = location.protocol === 'https:' && location.origin === originOf(publicUrl)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is waited for, whatever is done about it
  useEffect(() => {
    if (isWaiting && isThere) seen()
  }, [isWaiting, isThere])
}
