import type { ContactForm } from '../../form'

type Service = Exclude<ContactForm['guard']['check'], 'own' | 'none'>
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

const TIME = 3_000
/** Of 1.0: below it the first service takes somebody for a program. */
const LEAST_SCORE = 0.5

const addresses: Readonly<Record<Service, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}

/** Asks the service whether a person answered. Throws when it does not say so within three seconds. */
export async function askService(service: Service, secret: string, response: string, fetch: Fetch): Promise<boolean> {
  const body = new URLSearchParams({ secret, response })
  const answer = await fetch(addresses[service], { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIME) })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const { success, score } = (await answer.json()) as { success?: unknown; score?: unknown }
  if (typeof success !== 'boolean') throw new Error('said nothing')
  return success && (typeof score !== 'number' || score >= LEAST_SCORE)
}
