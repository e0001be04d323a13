import { createHmac } from 'node:crypto'
import type { Tools } from '@frontage/kit/feature.server'
import { hashOf } from '@frontage/kit/keyed-hash.server'
import { CallRefused } from '@frontage/kit/post/call-out.server'
import { Hopeless, Unreachable } from '@frontage/kit/post/job.server'
import type { SendOut } from '@frontage/kit/post/send-out.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import { type GenericSchema, object, string } from 'valibot'
import type { ContactForm } from '../../form'
import { hookSecret } from '../../form-secrets'
import type { DeliveryRow } from '../../server/entries.tables'
import type { Content } from '../../server/entry-content'
import type { KnownForm } from '../../server/forms.store'
import { aboutEntry } from '../../server/leaving'
import { createDeliveriesStore } from './deliveries.store'
import { type WebhookBody, webhookBody } from './webhook-body'

export type Webhooks = ReturnType<typeof createWebhooks>

type Hook = ContactForm['actions']['webhooks'][number]
type Needs = Pick<Tools, 'db' | 'jobs' | 'keys'> & {
  readonly sendOut: SendOut
  /** The address of a system, by the name that it is kept under. */
  readonly secretOf: (form: number, name: string) => Promise<string | undefined>
}
type Entry = { readonly id: number; readonly known: KnownForm; readonly content: Content; readonly at: string }
type Delivery = Pick<DeliveryRow, 'id' | 'entry_id'>
type WebhookJob = { readonly delivery: number }

const payloadShape = object({ type: string(), body: string(), hook: string() }) satisfies GenericSchema<
  unknown,
  WebhookBody & { hook: string }
>

const KIND = 'form-webhook'

/** The other system answered, and said no. */
class NotTaken extends Error {}

/** What a system checks our calls with: its own, so that it can sign for nobody else. Only the newest key makes them. */
export const webhookSecret = (keys: readonly string[], form: number, url: string): string =>
  hashOf(keys, 'form-webhook-secret', String(form), url)

/** Other systems that are told about messages: jobs that are tried again, through a client that knows no private address. */
export function createWebhooks({ db, jobs, keys, sendOut, secretOf }: Needs) {
  const store = createDeliveriesStore(db)
  const queue = ({ id, entry_id }: Delivery, trx: AnyDatabase): Promise<void> =>
    jobs.add(KIND, { delivery: id } satisfies WebhookJob, trx, { about: aboutEntry(entry_id) })

  async function carry(id: number): Promise<void> {
    const row = await store.find(id)
    if (!row || row.state === 'sent') return
    await store.change(id, { attempts: row.attempts + 1 })
    const stored = storedIn(payloadShape, row.payload, `delivery ${id}`)
    if (!stored) throw new Hopeless('what is stored of it cannot be read')
    const { type, body, hook } = stored
    const url = await secretOf(row.form_id, hookSecret({ id: hook }))
    if (!url) throw new Hopeless('its address is not set')
    const signature = createHmac('sha256', webhookSecret(keys, row.form_id, url))
      .update(body)
      .digest('hex')
    try {
      const status = await sendOut({
        url,
        headers: { 'content-type': type, 'x-frontage-signature': `sha256=${signature}` },
        body,
      })
      if (status < 200 || status > 299) throw new NotTaken(`answered ${status}`)
    } catch (reason) {
      const { message } = reason as Error
      await store.change(id, { error: message.slice(0, 500) })
      if (reason instanceof CallRefused) throw new Hopeless(message)
      throw reason instanceof NotTaken ? reason : new Unreachable(message, 'target')
    }
    await store.change(id, { state: 'sent', error: null })
  }

  jobs.handle(KIND, {
    lane: 'calls',
    hasOwnList: true,
    target: async (payload) => URL.parse((await store.find((payload as WebhookJob).delivery))?.target ?? '')?.host,
    run: (payload) => carry((payload as WebhookJob).delivery),
    buried: (payload, error) => store.change((payload as WebhookJob).delivery, { state: 'dead', error }),
  })

  return {
    queue,
    payloadOf: (hook: Hook, { id, known, content, at }: Entry): string =>
      JSON.stringify({ ...webhookBody(hook, content, { entry: id, at, form: known.form.title }), hook: hook.id }),
    /** Tries a dead one again; false when it is not dead. */
    retry: async (delivery: Delivery, trx: AnyDatabase): Promise<boolean> => {
      const isRevived = await store.revive(delivery.id, trx)
      if (isRevived) await queue(delivery, trx)
      return isRevived
    },
  }
}
