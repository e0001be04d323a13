import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@frontage/kit/clock'

type Options = { readonly keys: readonly string[]; readonly clock: Clock; readonly seconds: number }

const DIGITS = 8

/**
 * Tickets that look like the originals' `posted_data_hash` (facts, §3): 32 hexadecimal digits, of which 8 are the time in
 * seconds, 8 chance, and 16 a keyed check over form, time and chance.
 */
export function createHashTickets({ keys, clock, seconds }: Options) {
  const now = (): number => Math.floor(clock.now().getTime() / 1000)
  const checkOf = (key: string, form: number, body: string): string =>
    createHmac('sha256', key)
      .update(`forms.again\0${form}\0${body}`)
      .digest('hex')
      .slice(0, 2 * DIGITS)

  return {
    issue: (form: number): string => {
      const body = now().toString(16).padStart(DIGITS, '0') + randomBytes(DIGITS / 2).toString('hex')
      return body + checkOf(keys[0] ?? '', form, body)
    },

    check: (form: number, ticket: string): 'good' | 'stale' | 'wrong' => {
      const [, body = '', check = ''] = /^([0-9a-f]{16})([0-9a-f]{16})$/.exec(ticket) ?? []
      if (!body || !keys.some((key) => timingSafeEqual(Buffer.from(checkOf(key, form, body)), Buffer.from(check)))) return 'wrong'
      const age = now() - Number.parseInt(body.slice(0, DIGITS), 16)
      return age > seconds || age < -60 ? 'stale' : 'good'
    },
  }
}
