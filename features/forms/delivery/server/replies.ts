import type { Tools } from '@frontage/kit/feature.server'
import type { DeliveryService } from '../../server/contracts'
import { aboutEntry } from '../../server/leaving'
import type { createDeliveriesStore } from './deliveries.store'
import { replyAddress, replyEmail } from './reply-email'

type Needs = Pick<Tools, 'outbox'> & { readonly store: ReturnType<typeof createDeliveriesStore> }
type Replies = Pick<DeliveryService, 'replyAddress' | 'composeReply' | 'sendReply'>

/** Replies on their way out, in one thread with what was sent to the same address about the same message. */
export const createReplies = ({ outbox, store }: Needs): Replies => ({
  replyAddress,

  composeReply: async (reply, house) => {
    const to = replyAddress(reply.form, reply.content)
    const rows = (await store.ofAll([reply.entry.id])).filter(
      ({ kind, target }) => (kind === 'thanks' || kind === 'reply') && target === to,
    )
    const earlier = await outbox.findAll(rows.flatMap(({ mail_id }) => mail_id ?? []))
    return replyEmail(reply, house, earlier)
  },

  sendReply: async (entry, mail, trx) => {
    const mail_id = await outbox.add({ ...mail, about: aboutEntry(entry) }, trx)
    return store.add({ entry_id: entry, kind: 'reply', target: mail.to, mail_id, payload: '' }, trx)
  },
})
