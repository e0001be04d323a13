import type { Tools } from '@frontage/kit/feature.server'
import { type Counted, createThrottle } from '@frontage/kit/storage/throttle.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { FIRST_PAUSE, FREE_GUESSES, GUESSING_WINDOW, LONGEST_PAUSE } from '../../spec'

export type Guard = ReturnType<typeof createGuard>

const DAY = 86_400
/** Seconds that have to lie between two tries after so many. */
const pauseAfter = (total: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (total - FREE_GUESSES))

/**
 * Slows guessing of one account from many addresses. It stands in the way of devices that the account does not know, and of
 * nobody who has signed in with theirs before.
 */
export function createGuard({ clock, ...tools }: Pick<Tools, 'db' | 'clock' | 'keys'>) {
  const throttle = createThrottle({ clock, ...tools })

  const tooSoon = (since: string, pause: number): Refusal => {
    const left = Math.ceil((Date.parse(since) + pause * 1000 - clock.now().getTime()) / 1000)
    return new Refusal('too-many-tries', messages.guarded, { status: 429, retryAfter: Math.max(1, left) })
  }

  return {
    /** The guard of an address that was typed, whether it is an account or not. */
    of: (email: string) => {
      const guesses: Counted = ['guesses', email]
      const last: Counted = ['guess', email]
      return {
        /** Refuses a try that comes too soon, without counting it. */
        check: async (): Promise<void> => {
          const [made] = await throttle.read([guesses], GUESSING_WINDOW)
          if (!made || made.total < FREE_GUESSES) return
          const pause = pauseAfter(made.total)
          const [before] = await throttle.read([last], pause)
          if (before) throw tooSoon(before.since, pause)
        },
        /** Counts a try before its outcome is known, and hands back how many there were; of two at the same time one comes too soon. */
        count: async (): Promise<number> => {
          const [made] = await throttle.countAll([guesses], GUESSING_WINDOW)
          const total = made!.total
          if (total <= FREE_GUESSES) return total
          const pause = pauseAfter(total - 1)
          const [one] = await throttle.countAll([last], pause)
          if (one!.total > 1) throw tooSoon(one!.since, pause)
          return total
        },
        takeBack: () => throttle.takeBack(guesses),
      }
    },
    /** Whether this is the first time in a day: nobody's inbox is filled by somebody who guesses. */
    isNews: async (kind: string, account: number): Promise<boolean> => (await throttle.count(`told ${kind}`, String(account), DAY)) === 1,
  }
}
