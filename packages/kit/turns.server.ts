import { setImmediate } from 'node:timers/promises'
import { Refusal } from './wire/refusal'

let before: Promise<void> = Promise.resolve()

/**
 * Before each step of work that takes many: whoever else waits is served first, and of all such works one step is done at a
 * time, however many are under way.
 */
export function nextTurn(): Promise<void> {
  before = before.then(() => setImmediate())
  return before
}

/** Runs pieces of work in the order they came, few at once; refuses more than may wait. */
export function createTurns({ atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }) {
  let free = atOnce
  const waiting: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= mostWaiting)
      throw new Refusal('busy', 'The site is busy. Please try again in a moment.', { status: 503, retryAfter: 5 })
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
