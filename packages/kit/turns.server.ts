import { Refusal } from './wire/refusal'

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
