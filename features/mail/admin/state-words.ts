import type { Mail } from '../wire.admin'

export type Carrier = 'smtp' | 'folder'

/** What became of a mail, in plain words. Without a mail server nothing leaves: it is kept. */
export function stateWords({ state, attempts }: Pick<Mail, 'state' | 'attempts'>, carrier: Carrier): string {
  if (state === 'dead') return 'Could not be delivered'
  if (state === 'sent') return carrier === 'folder' ? 'Kept here' : 'Sent'
  return attempts > 0 ? 'Waiting for another try' : 'Waiting to be sent'
}
