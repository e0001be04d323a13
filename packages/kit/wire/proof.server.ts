import type { Actor } from './permission'
import { Refusal } from './refusal'

/** A stolen session does no harm that lasts: whoever makes such a call has just shown who they are. */
export function requireProof(actor: Actor): void {
  if (actor.role === 'visitor' || !actor.isProved)
    throw new Refusal('reauthenticate', 'Please confirm that it’s you, then try again.', { status: 403 })
}
