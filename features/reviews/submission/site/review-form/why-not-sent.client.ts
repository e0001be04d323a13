import type { WireError } from '@frontage/kit/wire/send.client'
import { formMessages } from '../../messages.form'

/** Why nothing came of it, as visitors read it: a server that answers something else, or says why not, is no lost connection. */
export function whyNotSent(reason: unknown): string {
  const { fault, refusal } = Object(reason) as Partial<WireError>
  if (fault === 'not-json' || fault === 'unusable') return formMessages.notUnderstood
  return refusal?.message || formMessages.notSent
}
