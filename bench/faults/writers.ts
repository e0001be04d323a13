import { randomUUID } from 'node:crypto'
import { pause } from './round.ts'
import { messageTo, type Tried, type Writing } from './writings.ts'

/** What those who write remember: what they were told is kept, and what else they heard. */
export type Ledger = {
  readonly acknowledged: Set<string>
  readonly failures: Record<string, number>
  /** Milliseconds since the epoch at which the last write went through. */
  last: number
  /** Seconds that the slowest answer took, whatever it said. */
  longest: number
}

/** The fixture's second form: no files. */
const FORM = 2
const AT_ONCE = 20
/** Milliseconds between two tries. */
const AGAIN = 100

/** `slow`: how many of them take `spread` milliseconds to send what they write. */
type Manner = {
  readonly slow?: number
  readonly spread?: number /** What they write, in turn; messages by themselves. */
  readonly writings?: readonly Writing[]
}

/** What marks every message, and finds it again in what is stored. */
export const MARK = /fault-[0-9a-f-]{36}/g

/**
 * Twenty visitors write, one after the other each. Whoever gets no answer, or one that says to come again, sends the same
 * with the same ticket until it is told what became of it. `bases`: where to go, the first that takes the connection counts.
 */
export function startWriters(bases: () => readonly string[], { slow = 0, spread = 2_000, writings = [messageTo(FORM)] }: Manner = {}) {
  const ledger: Ledger = { acknowledged: new Set(), failures: {}, last: Date.now(), longest: 0 }
  let isOn = true
  const note = (what: string): void => {
    ledger.failures[what] = (ledger.failures[what] ?? 0) + 1
  }

  async function attempt(writing: Writing, words: string, ticket: string, takes: number): Promise<Tried | undefined> {
    for (const base of bases()) {
      const begun = performance.now()
      try {
        return await writing({ base, ticket, takes }, words)
      } catch (reason) {
        const { message } = reason as Error
        note(message)
        if (!message.startsWith('ECONNREFUSED')) return undefined
      } finally {
        if (!takes) ledger.longest = Math.max(ledger.longest, (performance.now() - begun) / 1000)
      }
    }
    return undefined
  }

  async function write(writing: Writing, takes: number): Promise<void> {
    const words = `fault-${randomUUID()}`
    let ticket = ''
    while (isOn) {
      const tried = await attempt(writing, words, ticket, takes)
      if (tried === 'kept') {
        ledger.acknowledged.add(words)
        ledger.last = Date.now()
        return
      }
      if (tried && 'ticket' in tried) ticket = tried.ticket
      else {
        if (tried) note(tried.again)
        await pause(AGAIN)
      }
    }
  }

  const writers = Array.from({ length: AT_ONCE }, async (_, place) => {
    while (isOn) await write(writings[place % writings.length]!, place < slow ? spread : 0)
  })
  return {
    ledger,
    stop: async (): Promise<void> => {
      isOn = false
      await Promise.all(writers)
    },
  }
}
