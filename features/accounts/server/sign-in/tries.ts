import type { Tools } from '@frontage/kit/feature.server'
import { type Count, type Counted, createThrottle } from '@frontage/kit/storage/throttle.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { MOST_CHALLENGES, MOST_CODES, MOST_FAILURES } from '../../spec'

export type Tries = ReturnType<typeof createTries>

/**
 * Counts failed tries: per address and account, and per address. Another address is never in the way of its owner: nobody can
 * lock somebody out by failing in their name.
 */
export function createTries(tools: Pick<Tools, 'db' | 'clock' | 'keys' | 'settings'>) {
  const throttle = createThrottle(tools)
  const { loginWindow } = tools.settings

  function refuseAbove(most: number, counts: readonly Count[]): void {
    const full = counts.filter(({ total }) => total > most)
    if (!full.length) return
    const ends = Math.max(...full.map(({ since }) => Date.parse(since))) + loginWindow * 1000
    const retryAfter = Math.max(1, Math.ceil((ends - tools.clock.now().getTime()) / 1000))
    throw new Refusal('too-many-tries', messages.tooManyTries, { status: 429, retryAfter })
  }

  return {
    /** The tries of one address, or of one device that the account knows, on one thing that a password guards. */
    of: (bucket: string, subject: string, device?: string) => {
      const address: Counted = device ? ['password of device', device] : ['password', bucket]
      const both: Counted = device ? ['password of device', device, subject] : ['password', bucket, subject]
      return {
        /** Refuses a further try when there were too many, without counting it. */
        check: async (): Promise<void> => refuseAbove(MOST_FAILURES - 1, await throttle.read([both, address], loginWindow)),
        /** Counts a try before its outcome is known, so that tries at the same time cannot slip through together. */
        count: async (): Promise<void> => refuseAbove(MOST_FAILURES, await throttle.countAll([both, address], loginWindow)),
        /** Takes back what a right password was counted as, and what failed before it on this account. */
        forgive: async (): Promise<void> => {
          await throttle.forget(both)
          await throttle.takeBack(address)
        },
      }
    },
    /** The wrong codes of one account: of a device that it knows, and of all others together. */
    codes: (account: number, device = '') => {
      const counted: Counted = ['code', String(account), device]
      return {
        count: async (): Promise<void> => refuseAbove(MOST_CODES, await throttle.countAll([counted], loginWindow)),
        forgive: () => throttle.forget(counted),
      }
    },
    /** Challenges for passkeys that one network asks for. */
    challenges: async (bucket: string): Promise<void> =>
      refuseAbove(MOST_CHALLENGES, await throttle.countAll([['challenge', bucket]], loginWindow)),
    /** How often somebody was refused in so many seconds, from wherever, this time included. */
    refused: (action: string, whom: string, seconds: number): Promise<number> => throttle.count(`refused ${action}`, whom, seconds),
    sweep: throttle.sweep,
  }
}
