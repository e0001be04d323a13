import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../time/clock'

export type Tickets = {
  /** A fresh ticket for one purpose. */
  issue(purpose: string): string
  /** `stale` was ours once: it is too old, or its key has been retired. */
  check(purpose: string, ticket: unknown): 'good' | 'stale' | 'wrong'
}

type Options = {
  /** Newest first: the first one signs, all of them are believed. */
  readonly keys: readonly string[]
  readonly clock: Clock
  readonly seconds: number
}

/**
 * Stateless tickets: `issued.random.mac`, base 36, 96 random bits, HMAC-SHA-256 over purpose, time and random.
 * A ticket says "this page was ours a short while ago" and never authorises anything.
 */
export function createTickets({ keys, clock, seconds }: Options): Tickets {
  const sign = (key: string, purpose: string, body: string) =>
    createHmac('sha256', key).update(`ticket\0${purpose}\0${body}`).digest('base64url').slice(0, 32)

  return {
    issue: (purpose) => {
      const body = `${Math.floor(clock.now().getTime() / 1000).toString(36)}.${randomBytes(12).toString('base64url')}`
      return `${body}.${sign(keys[0]!, purpose, body)}`
    },
    check: (purpose, ticket) => {
      const [, body, issued, mac] = typeof ticket === 'string' ? (/^(([0-9a-z]{1,9})\.[\w-]{16})\.([\w-]{32})$/.exec(ticket) ?? []) : []
      if (!body || !issued || !mac) return 'wrong'
      if (!keys.some((key) => isSame(sign(key, purpose, body), mac))) return 'wrong'
      const age = clock.now().getTime() / 1000 - Number.parseInt(issued, 36)
      return age > seconds || age < -60 ? 'stale' : 'good'
    },
  }
}

/** When a ticket was issued, in milliseconds. Only of one that has been checked. */
export const issuedAt = (ticket: string): number => Number.parseInt(ticket.split('.')[0] ?? '', 36) * 1000

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))
