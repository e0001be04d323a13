import { deliveryWords } from '@frontage/parts/admin/delivery-words'
import type { Entry } from '../../../entry'

type Delivery = Entry['deliveries'][number]

export const kindWords: Readonly<Record<Delivery['kind'], string>> = {
  letter: 'Notification',
  thanks: 'Confirmation e-mail',
  webhook: 'Webhook',
}

/** What became of it, in plain words; calls to other systems have some of their own. */
export function stateWords(delivery: Pick<Delivery, 'kind' | 'state' | 'attempts'>): string {
  if (delivery.kind === 'webhook' && delivery.state === 'dead') return 'The other system did not accept it'
  if (delivery.kind === 'webhook' && delivery.state === 'sent') return 'Accepted'
  return deliveryWords(delivery)
}
