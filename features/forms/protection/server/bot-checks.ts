import type { Tools } from '@frontage/kit/feature.server'
import type { ContactForm } from '../../form'
import { guardSecret } from '../../form-secrets'
import type { KnownForm } from '../../server/forms.store'
import type { Sent } from '../../server/sent-form'
import { askService, type Fetch } from './check-service'
import type { Check } from './proofs'
import { createProofs } from './proofs'

export type BotChecks = ReturnType<typeof createBotChecks>

type Needs = Pick<Tools, 'keys' | 'clock' | 'log'> & {
  /** The key of a service, by the name that it is kept under. */
  readonly secretOf: (form: number, name: string) => Promise<string | undefined>
}

const none: Check = { state: 'none', used: [] }

/** Whether a machine did some work for the message, or a service that the owner chose takes its visitor for a person. */
export function createBotChecks({ keys, clock, log, secretOf }: Needs, fetch: Fetch) {
  const proofs = createProofs({ keys, clock })
  return {
    /** The work that a page is asked to do; null where the form asks for none. */
    ask: async ({ id, form }: KnownForm) => (form.guard.check === 'own' ? proofs.ask(id) : null),

    /** A service that does not answer in time, or makes no sense, has no say: a message is never lost over it. */
    verdict: async ({ id, form }: KnownForm, sent: Sent): Promise<Check> => {
      const { check } = form.guard
      if (check === 'none') return none
      const given = sent.own(fieldOf[check])
      if (!given) return none
      if (check === 'own') return proofs.check(id, given)
      const key = await secretOf(id, guardSecret(form.guard))
      if (!key) return none
      const isPerson = await askService(check, key, given, fetch).catch((reason: unknown) => {
        log.warn({ err: reason, check }, 'a bot check could not be asked')
        return undefined
      })
      return { state: isPerson === undefined ? 'none' : isPerson ? 'passed' : 'failed', used: [] }
    },
  }
}

/** Where each check's answer comes along. */
const fieldOf: Readonly<Record<Exclude<ContactForm['guard']['check'], 'none'>, string>> = {
  own: '_frontage_proof',
  recaptcha: '_wpcf7_recaptcha_response',
  turnstile: 'cf-turnstile-response',
  hcaptcha: 'h-captcha-response',
}
