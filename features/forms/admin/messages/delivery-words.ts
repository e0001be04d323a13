import type { Entry } from '../../entry'

type Delivery = Entry['deliveries'][number]

export const kindWords: Readonly<Record<Delivery['kind'], string>> = {
  letter: 'Letter',
  thanks: 'Letter of thanks',
  webhook: 'Call',
}

/** What became of it, in plain words. */
export function stateWords({ kind, state, attempts }: Pick<Delivery, 'kind' | 'state' | 'attempts'>): string {
  if (state === 'dead') return kind === 'webhook' ? 'The other system did not take it' : 'Could not be delivered'
  if (state === 'sent') return kind === 'webhook' ? 'Taken' : 'Sent'
  return attempts > 0 ? 'Waiting for another try' : 'On its way'
}
