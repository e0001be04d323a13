import { randomUUID } from 'node:crypto'
import { ask, formOf, type Heard } from './ask.ts'
import { pause } from './round.ts'

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
const DONE = 'mail_sent'

type Answer = { readonly status?: string; readonly posted_data_hash?: string }
/** `slow`: how many of them take `spread` milliseconds to send what they write. */
type Pace = { readonly slow?: number; readonly spread?: number }

/** What marks every message, and finds it again in what is stored. */
export const MARK = /fault-[0-9a-f-]{36}/g

/**
 * Twenty visitors send messages, one after the other each. Whoever gets no answer, or one that says to come again, sends the same
 * with the same ticket until it is told what became of it. `bases`: where to go, the first that takes the connection counts.
 */
export function startWriters(bases: () => readonly string[], { slow = 0, spread = 2_000 }: Pace = {}) {
  const ledger: Ledger = { acknowledged: new Set(), failures: {}, last: Date.now(), longest: 0 }
  let isOn = true
  const note = (what: string): void => {
    ledger.failures[what] = (ledger.failures[what] ?? 0) + 1
  }

  async function post(body: Buffer, takes: number): Promise<Answer | undefined> {
    for (const base of bases()) {
      const begun = performance.now()
      try {
        const heard = await ask(`${base}/wp-json/contact-form-7/v1/contact-forms/${FORM}/feedback`, body, takes)
        if (heard.status === 200) return JSON.parse(heard.body) as Answer
        note(refusalIn(heard))
        return undefined
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

  async function write(takes: number): Promise<void> {
    const words = `fault-${randomUUID()}`
    let ticket = 'made up'
    while (isOn) {
      const answer = await post(message(words, ticket), takes)
      if (answer?.status === DONE) {
        ledger.acknowledged.add(words)
        ledger.last = Date.now()
        return
      }
      if (answer?.status === 'stale_ticket') ticket = answer.posted_data_hash ?? ''
      else {
        if (answer) note(answer.status ?? 'no status')
        await pause(AGAIN)
      }
    }
  }

  const writers = Array.from({ length: AT_ONCE }, async (_, place) => {
    while (isOn) await write(place < slow ? spread : 0)
  })
  return {
    ledger,
    stop: async (): Promise<void> => {
      isOn = false
      await Promise.all(writers)
    },
  }
}

const refusalIn = ({ status, retryAfter }: Heard): string => (status === 503 && !retryAfter ? '503 without Retry-After' : String(status))

function message(words: string, ticket: string): Buffer {
  const fields = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-message': words, _wpcf7_unit_tag: 'wpcf7-f1-o1' }
  return formOf({ ...fields, [ticket === 'made up' ? '_frontage_ticket' : '_wpcf7_posted_data_hash']: ticket })
}
