import { createHmac } from 'node:crypto'
import type { Tools } from '@frontage/kit/feature.server'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'

export type Check = { readonly state: 'passed' | 'failed' | 'none'; readonly used: readonly string[] }

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>

const LIFE = 3_600_000
/** About 4,000 tries: well under a second, also on a slow phone. */
const WORK = { algorithm: 'SHA-256', cost: 1, keyPrefix: '000' } as const
const LONGEST = 4_000

/** Small work that a page does while its visitor types: cheap for one message, dear for a million. */
export function createProofs({ keys, clock }: Pick<Tools, 'keys' | 'clock'>) {
  const secretOf = (form: number): string => createHmac('sha256', keys[0]!).update(`proof\0${form}`).digest('hex')

  return {
    ask: async (form: number): Promise<{ parameters: Record<string, unknown>; signature?: string }> => {
      // Signed with the rest, and read by our own clock.
      const data = { until: clock.now().getTime() + LIFE }
      const challenge = await createChallenge({ ...WORK, deriveKey, data, hmacSignatureSecret: secretOf(form) })
      return { parameters: { ...challenge.parameters }, ...(challenge.signature && { signature: challenge.signature }) }
    },

    /** A proof is good for one message of its form. */
    check: async (form: number, text: string): Promise<Check> => {
      const payload = read(text)
      if (!payload || !(Number(payload.challenge.parameters?.data?.until) > clock.now().getTime())) return { state: 'failed', used: [] }
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secretOf(form) }).catch(() => ({
        verified: false,
      }))
      return verified ? { state: 'passed', used: [String(payload.challenge.signature)] } : { state: 'failed', used: [] }
    },
  }
}

function read(text: string): Payload | undefined {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(text.slice(0, LONGEST), 'base64').toString()) as Partial<Payload>
    return challenge && solution ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}
