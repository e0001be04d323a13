import { within } from './patience.server'

export type Turns = {
  /** Waits for a turn, and hands back what ends it. Throws NoConnection when none is free within so many milliseconds. */
  take(patience: number): Promise<() => void>
  /** How many could be had at once. */
  free(): number
}

/** A few at once, the others in the order they came. */
export function createTurnstile(most: number): Turns {
  const waiting: (() => void)[] = []
  let free = most
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return {
    free: () => free,
    take: async (patience) => {
      if (free) free--
      else await within(patience, new Promise<void>((resolve) => waiting.push(resolve)), leave)
      return leave
    },
  }
}
