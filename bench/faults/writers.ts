import { randomUUID } from 'node:crypto'
import { pause } from './round.ts'

/** What those who write remember: what they were told is kept, and what else they heard. */
export type Ledger = {
  readonly acknowledged: Set<string>
  readonly failures: Record<string, number>
  /** Milliseconds since the epoch at which the last write went through. */
  last: number
}

/** The fixture's second form: no files. */
const FORM = 2
const AT_ONCE = 20
/** Milliseconds for an answer, and between two tries. */
const PATIENCE = 20_000
const AGAIN = 100
const DONE = 'mail_sent'

type Answer = { readonly status?: string; readonly posted_data_hash?: string }

/** What marks every message, and finds it again in what is stored. */
export const MARK = /fault-[0-9a-f-]{36}/g

/**
 * Twenty visitors send messages, one after the other each. Whoever gets no answer, or one that says to come again, sends the same
 * with the same ticket until it is told what became of it. `bases`: where to go, the first that takes the connection counts.
 */
export function startWriters(bases: () => readonly string[]) {
  const ledger: Ledger = { acknowledged: new Set(), failures: {}, last: Date.now() }
  let isOn = true
  const note = (what: string): void => {
    ledger.failures[what] = (ledger.failures[what] ?? 0) + 1
  }

  async function post(body: () => FormData): Promise<Answer | undefined> {
    for (const base of bases()) {
      try {
        const address = `${base}/wp-json/contact-form-7/v1/contact-forms/${FORM}/feedback`
        const response = await fetch(address, { method: 'POST', body: body(), signal: AbortSignal.timeout(PATIENCE) })
        const text = await response.text()
        if (response.ok) return JSON.parse(text) as Answer
        note(String(response.status))
        return undefined
      } catch (reason) {
        const code = codeOf(reason)
        note(code)
        if (code !== 'ECONNREFUSED') return undefined
      }
    }
    return undefined
  }

  async function write(): Promise<void> {
    const words = `fault-${randomUUID()}`
    let ticket = 'made up'
    while (isOn) {
      const answer = await post(() => message(words, ticket))
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

  const writers = Array.from({ length: AT_ONCE }, async () => {
    while (isOn) await write()
  })
  return {
    ledger,
    stop: async (): Promise<void> => {
      isOn = false
      await Promise.all(writers)
    },
  }
}

function message(words: string, ticket: string): FormData {
  const body = new FormData()
  const fields = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-message': words, _wpcf7_unit_tag: 'wpcf7-f1-o1' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append(ticket === 'made up' ? '_frontage_ticket' : '_wpcf7_posted_data_hash', ticket)
  return body
}

function codeOf(reason: unknown): string {
  const { name, cause } = reason as { name: string; cause?: { code?: string } }
  return cause?.code ?? name
}
