import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import type { Throttle } from '@frontage/kit/storage/throttle.server'
import type { Selectable } from 'kysely'
import { MOST_THANKS_A_DAY } from '../spec'
import type { EntryTables } from './entries.tables'
import type { Content } from './entry-content'
import type { KnownForm } from './forms.store'
import { type About, ownersLetters, thanksLetter } from './letters'
import type { Webhooks } from './webhooks'

export type DeliveryRow = Selectable<EntryTables['form_delivery']>
export type Deliveries = ReturnType<typeof createDeliveries>

type Entry = { readonly id: number; readonly known: KnownForm; readonly content: Content; readonly at: string; readonly page: string }
/** In whose name letters go out, and to whom. */
export type House = { readonly owner: string; readonly siteName: string }
type Needs = Pick<Tools, 'db' | 'outbox' | 'site' | 'publicUrl' | 'keys'> & { readonly throttle: Throttle; readonly webhooks: Webhooks }

const DAY = 86_400

/** Letters and calls about a message: kept with it in one transaction, carried afterwards. */
export function createDeliveries({ db: database, outbox, site, publicUrl, throttle, webhooks }: Needs) {
  const db = database.withTables<EntryTables>()

  async function aboutOf({ id, known, content, page }: Entry, house: House, within: AnyDatabase): Promise<About> {
    const files = await within.withTables<EntryTables>().selectFrom('form_file').selectAll().where('entry_id', '=', id).execute()
    return { entry: id, form: known.form, content, page, files, ...house, publicUrl }
  }

  return {
    /** Read it before a transaction begins. */
    house: async (): Promise<House> => ({ owner: (await site.read('owner-mail')) ?? '', siteName: (await site.read('name')) ?? '' }),

    /** Everything that goes out about a message. Give it the transaction that keeps or releases it. */
    send: async (entry: Entry, house: House, within: AnyDatabase): Promise<void> => {
      const about = await aboutOf(entry, house, within)
      for (const mail of ownersLetters(about)) {
        const mail_id = await outbox.add(mail, within)
        await note({ entry_id: entry.id, kind: 'letter', target: mail.to, mail_id, payload: '' }, within)
      }
      const thanks = thanksLetter(about)
      if (thanks && (await mayThank(thanks.to, within))) {
        const mail_id = await outbox.add(thanks, within)
        await note({ entry_id: entry.id, kind: 'thanks', target: thanks.to, mail_id, payload: '' }, within)
      }
      for (const hook of entry.known.form.actions.webhooks) {
        const payload = webhooks.payloadOf(hook, entry)
        const delivery = await note({ entry_id: entry.id, kind: 'webhook', target: hook.url, mail_id: null, payload }, within)
        await webhooks.queue(delivery, within)
      }
    },

    /** With the state of the letter itself, where it is one. */
    of: (entry: number): Promise<DeliveryRow[]> => listOf([entry]),
    ofAll: listOf,

    /** How many were given up. */
    countDead: async (): Promise<number> => {
      const letters = db.withTables<KitTables>().selectFrom('mail').select('id').where('state', '=', 'dead')
      const rows = await db
        .selectFrom('form_delivery')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where((row) => row.or([row('state', '=', 'dead'), row('mail_id', 'in', letters)]))
        .executeTakeFirstOrThrow()
      return Number(rows.total)
    },
  }

  /** Bars, F12: however many forms, one address gets few letters of thanks a day. */
  async function mayThank(address: string, within: AnyDatabase): Promise<boolean> {
    return (await throttle.count('form thanks', address.toLowerCase(), DAY, within)) <= MOST_THANKS_A_DAY
  }

  async function listOf(entries: readonly number[]): Promise<DeliveryRow[]> {
    const rows = entries.length
      ? await db.selectFrom('form_delivery').selectAll().where('entry_id', 'in', entries).orderBy('id').execute()
      : []
    const ids = rows.flatMap(({ mail_id }) => (mail_id === null ? [] : [mail_id]))
    const mails = new Map((await outbox.findAll(ids)).map((mail) => [mail.id, mail]))
    return rows.map((row) => {
      const mail = row.mail_id === null ? undefined : mails.get(row.mail_id)
      return mail ? { ...row, state: mail.state, attempts: mail.attempts, error: mail.last_error } : row
    })
  }
}

/** A line of the list, beside what it stands for. */
async function note(row: Pick<DeliveryRow, 'entry_id' | 'kind' | 'target' | 'mail_id' | 'payload'>, within: AnyDatabase): Promise<number> {
  const line = { ...row, state: 'queued' as const, attempts: 0, error: null }
  const noted = within.withTables<EntryTables>().insertInto('form_delivery').values(line).returning('id')
  return (await noted.executeTakeFirstOrThrow()).id
}
