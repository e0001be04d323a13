import type { Tools } from '@frontage/kit/feature.server'
import { mailboxOf } from '@frontage/kit/personal.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Throttle } from '@frontage/kit/storage/throttle.server'
import type { DeliveryService, House, SentEntry } from '../../server/contracts'
import type { DeliveryRow } from '../../server/entries.tables'
import { filesOf } from '../../server/files.store'
import { aboutEntry } from '../../server/leaving'
import { MOST_THANKS_A_DAY } from '../../spec'
import { createDeliveriesStore } from './deliveries.store'
import { type About, ownerEmails, thanksEmail } from './emails'
import { createReplies } from './replies'
import type { Webhooks } from './webhooks'

type Needs = Pick<Tools, 'db' | 'outbox' | 'site' | 'publicUrl' | 'keys' | 'registry'> & {
  readonly throttle: Throttle
  readonly webhooks: Webhooks
}

const DAY = 86_400

/** Letters and calls about a message: kept with it in one transaction, carried afterwards. */
export function createDeliveries({ db, outbox, registry, site, publicUrl, throttle, webhooks }: Needs): DeliveryService {
  const store = createDeliveriesStore(db)

  async function aboutOf({ id, known, content, page }: SentEntry, house: House, trx: AnyDatabase): Promise<About> {
    return { entry: id, form: known.form, content, page, files: await filesOf([id], trx), ...house, publicUrl }
  }

  return {
    house: async () => ({
      owner: (await site.read('owner-mail')) ?? '',
      siteName: (await site.read('name')) ?? '',
      languageOf: await registry.mailLanguages(),
    }),

    send: async (entry, house, trx) => {
      const about = await aboutOf(entry, house, trx)
      for (const mail of ownerEmails(about)) {
        const mail_id = await outbox.add({ ...mail, about: aboutEntry(entry.id) }, trx)
        await store.add({ entry_id: entry.id, kind: 'letter', target: mail.to, mail_id, payload: '' }, trx)
      }
      const thanks = thanksEmail(about)
      if (thanks && (await mayThank(thanks.to, trx))) {
        const mail_id = await outbox.add({ ...thanks, about: aboutEntry(entry.id) }, trx)
        await store.add({ entry_id: entry.id, kind: 'thanks', target: thanks.to, mail_id, payload: '' }, trx)
      }
      for (const hook of entry.known.form.actions.webhooks) {
        const payload = webhooks.payloadOf(hook, entry)
        const delivery = await store.add(
          { entry_id: entry.id, kind: 'webhook', target: hook.host && `https://${hook.host}`, mail_id: null, payload },
          trx,
        )
        await webhooks.queue({ id: delivery, entry_id: entry.id }, trx)
      }
    },

    ...createReplies({ outbox, store }),

    ofAll: listOf,

    countDead: store.countDead,

    problems: async () =>
      (await store.failedCalls()).map(({ target, why, total, last }) => ({
        what: `${total === 1 ? '1 message' : `${total} messages`} could not be passed on to ${URL.parse(target)?.host ?? 'another system'}`,
        ...{ why, last, at: '/messages' },
      })),

    retry: ({ id, entry_id, mail_id }, trx) => (mail_id === null ? webhooks.retry({ id, entry_id }, trx) : outbox.resend(mail_id, trx)),
  }

  /** Bars, F12: however many forms, one address gets few letters of thanks a day, whatever stands behind its plus sign. */
  async function mayThank(address: string, trx: AnyDatabase): Promise<boolean> {
    return (await throttle.count('form thanks', mailboxOf(address), DAY, trx)) <= MOST_THANKS_A_DAY
  }

  async function listOf(entries: readonly number[]): Promise<DeliveryRow[]> {
    const rows = await store.ofAll(entries)
    const ids = rows.flatMap(({ mail_id }) => (mail_id === null ? [] : [mail_id]))
    const mails = new Map((await outbox.findAll(ids)).map((mail) => [mail.id, mail]))
    return rows.map((row) => {
      const mail = row.mail_id === null ? undefined : mails.get(row.mail_id)
      return mail ? { ...row, state: mail.state, attempts: mail.attempts, error: mail.last_error } : row
    })
  }
}
