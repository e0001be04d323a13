import type { Clock } from '../../time/clock'
import type { Actor } from '../permission'
import { Refusal } from '../refusal'

/** What reading costs: a search looks into every text, an embed draws many widgets, a page is one that is drawn anew. */
export type ReadingCost = 'search' | 'embed' | 'page'

/** Who reads: the keyed hash of their network, and who they are if they are signed in. */
export type Reader = { readonly bucket: string; readonly signedIn: () => Promise<Actor> }

export type ReadingLimits = {
  /** Counts one reading. Throws a Refusal (429, with the seconds until another may come) when there were too many. */
  take(cost: ReadingCost, reader: Reader): Promise<void>
}

type Needs = {
  /** How many a network may have in a minute; all of them at once, if it likes. 0 is no limit. */
  readonly perMinute: Readonly<Record<ReadingCost, number>>
  readonly clock: Clock
  /** What somebody hears who has read too much. */
  readonly words: () => string
}

const MINUTE = 60_000
/** So many readers are counted at once; above it the one that was counted first is forgotten. */
const MOST_READERS = 20_000

/**
 * Each process counts for itself and in memory: what has to be kept free is its own time, and reading must go on when the
 * database does not. Whoever is signed in has an allowance of their own beside that of their network.
 */
export function createReadingLimits({ perMinute, clock, words }: Needs): ReadingLimits {
  const readers = new Map<string, { left: number; at: number }>()

  /** Milliseconds until it may be; 0 is now, and it is counted. */
  function spend(cost: ReadingCost, whose: string): number {
    const most = perMinute[cost]
    if (most === 0) return 0
    const name = `${cost} ${whose}`
    const now = clock.now().getTime()
    const { left, at } = readers.get(name) ?? { left: most, at: now }
    const has = Math.min(most, left + ((now - at) * most) / MINUTE)
    readers.delete(name)
    readers.set(name, { left: has < 1 ? has : has - 1, at: now })
    if (readers.size > MOST_READERS) readers.delete(readers.keys().next().value!)
    return has < 1 ? ((1 - has) * MINUTE) / most : 0
  }

  return {
    take: async (cost, { bucket, signedIn }) => {
      const wait = spend(cost, bucket)
      if (wait === 0) return
      const actor = await signedIn()
      if (actor.role !== 'visitor' && spend(cost, `account ${actor.accountId}`) === 0) return
      throw new Refusal('too-many', words(), { status: 429, retryAfter: Math.ceil(wait / 1000) })
    },
  }
}
