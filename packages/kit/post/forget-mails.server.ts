import type { AnyDatabase } from '../storage/database.server'
import type { KitTables } from '../storage/kit.tables.server'
import type { Clock } from '../time/clock'
import type { Post } from './mail.server'

type Needs = { readonly db: AnyDatabase; readonly post: Post; readonly clock: Clock }

/** Days after which an e-mail is emptied, whether it was sent or given up. */
export const MAIL_DAYS = 30
const DAY = 86_400_000
const AT_ONCE = 200
/** What marks a row whose file is still to go. */
const GONE = '~gone'
/** An e-mail that has no recipient any more is an empty row: number, state and times. */
const EMPTY = { recipient: '', reply_to: null, subject: '', body_text: '', body_html: null, attachments: '[]', last_error: null }

/** E-mails on their way out: with what they are about, or when their time is over. */
export function createForgetMails({ db: database, post, clock }: Needs) {
  const db = database.withTables<KitTables>()

  async function empty(before: string): Promise<void> {
    const old = db.selectFrom('mail').select(['id', 'message_id']).where('created_at', '<', before)
    const rows = await old.where('state', '<>', 'queued').where('recipient', '<>', '').limit(AT_ONCE).execute()
    for (const { message_id } of rows) await post.forget?.(message_id)
    const ids = rows.map(({ id }) => id)
    if (ids.length) await db.updateTable('mail').set(EMPTY).where('id', 'in', ids).execute()
    if (rows.length === AT_ONCE) await empty(before)
  }

  async function forgetHidden(): Promise<void> {
    for (const { id, message_id } of await db.selectFrom('mail').select(['id', 'message_id']).where('about', '=', GONE).execute()) {
      await post.forget?.(message_id)
      await db.deleteFrom('mail').where('id', '=', id).execute()
    }
  }

  return {
    /** Empties the e-mails about these, and takes their jobs, inside the caller's transaction. */
    hide: async (about: readonly string[], trx: AnyDatabase): Promise<void> => {
      if (!about.length) return
      const tables = trx.withTables<KitTables>()
      const hidden = await tables
        .updateTable('mail')
        .set({ ...EMPTY, about: GONE })
        .where('about', 'in', about)
        .returning('id')
        .execute()
      const payloads = hidden.map(({ id }) => JSON.stringify({ mail: id }))
      if (payloads.length) await tables.deleteFrom('job').where('kind', '=', 'mail').where('payload', 'in', payloads).execute()
    },

    /** The file first, then the row: what is broken off half way is done again by the next sweep. */
    forgetHidden,

    /** Empties what is older than MAIL_DAYS and was not left waiting. */
    sweep: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - MAIL_DAYS * DAY)
      await forgetHidden()
      await empty(before.toISOString())
      await post.sweep?.(before)
    },
  }
}
