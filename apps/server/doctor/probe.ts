import type { Clock } from '@frontage/kit/clock'
import { createSigned } from '@frontage/kit/signed.server'
import * as v from 'valibot'

/** Where a running server says how a request reached it, to whoever holds its secret keys. */
export const PROBE_PATH = '/.well-known/frontage'
export const PROBE_HEADER = 'x-frontage-probe'

/** Milliseconds for which a question can be asked. */
const FRESH = 60_000

const questionShape = v.object({ at: v.number() })

/** How a request reached the server. `address`: of the visitor, as far as the server can tell. */
export const probeShape = v.object({ version: v.string(), address: v.string(), isSecure: v.boolean() })
export type Probe = v.InferOutput<typeof probeShape>

/** Questions that only a program with the keys of the site can write, and that soon are worth nothing. */
export function createProbe(keys: readonly string[], clock: Clock) {
  const signed = createSigned(keys, 'doctor')
  return {
    write: (): string => signed.write({ at: clock.now().getTime() }),
    isGenuine: (question: unknown): boolean => {
      const found = v.safeParse(questionShape, typeof question === 'string' ? signed.read(question) : undefined)
      return found.success && Math.abs(clock.now().getTime() - found.output.at) < FRESH
    },
  }
}
