import { issuedAt } from '@frontage/kit/wire/ticket.server'
import { FASTEST_VISITOR, UNDOUBTED_A_DAY } from '../../spec'
import type { Sent } from '../wire'

/** Why a review waits for the owner, or lies among the spam, whatever its form says. */
export type SpamSignal = '' | 'honeypot' | 'too-fast' | 'too-many' | 'no-script'

/** Nothing is thrown away: what looks like a program's work is kept as spam, with the reason, for the owner to see. */
export function doubtAbout({ name, wpfb_nonce }: Pick<Sent, 'name' | 'wpfb_nonce'>, today: number, now: Date): SpamSignal {
  if (name) return 'honeypot'
  if (wpfb_nonce && now.getTime() - issuedAt(wpfb_nonce) < FASTEST_VISITOR) return 'too-fast'
  if (today > UNDOUBTED_A_DAY) return 'too-many'
  return wpfb_nonce ? '' : 'no-script'
}

export const isSpam = (doubt: SpamSignal): boolean => doubt === 'honeypot' || doubt === 'too-fast'
