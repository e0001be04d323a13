import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Clock } from '../clock'
import type { AnyDatabase } from '../storage/database.server'
import type { KitTables } from '../storage/kit.tables.server'
import { Hopeless, type Jobs } from './jobs.server'
import { LetterRefused, type Post } from './mail.server'

export type NewMail = {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

export type MailRow = Selectable<KitTables['mail']>

/** Letters are kept with what they belong to, in the same transaction, and carried afterwards. */
export type Outbox = {
  /** Keeps a letter and the job that will carry it. Give the transaction that keeps what it is about. */
  add(mail: NewMail, within?: AnyDatabase): Promise<void>
  /** The newest letters, at most `limit`, older than the letter `before`. */
  list(limit: number, before?: number): Promise<MailRow[]>
  find(id: number): Promise<MailRow | undefined>
  /** Tries a dead letter once more; false when it is not dead, so that nobody gets it twice. */
  resend(id: number, within?: AnyDatabase): Promise<boolean>
  /** Letters that could not be delivered. */
  countDead(): Promise<number>
}

type Options = { readonly db: AnyDatabase; readonly jobs: Jobs; readonly post: Post; readonly clock: Clock; readonly from: string }

export function createOutbox({ db: database, jobs, post, clock, from }: Options): Outbox {
  const db = database.withTables<KitTables>()
  const find = (id: number) => db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()

  jobs.handle(
    'mail',
    async (payload) => {
      const mail = await find((payload as { mail: number }).mail)
      if (!mail || mail.state === 'sent') return
      await carry(mail)
    },
    async (payload, error) => {
      await db
        .updateTable('mail')
        .set({ state: 'dead', last_error: error })
        .where('id', '=', (payload as { mail: number }).mail)
        .execute()
    },
  )

  async function carry(mail: MailRow): Promise<void> {
    await db
      .updateTable('mail')
      .set({ attempts: mail.attempts + 1 })
      .where('id', '=', mail.id)
      .execute()
    try {
      await post.send({
        messageId: mail.message_id,
        from,
        to: mail.recipient,
        replyTo: mail.reply_to ?? undefined,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html ?? undefined,
      })
    } catch (reason) {
      const { message } = reason as Error
      await db.updateTable('mail').set({ last_error: message }).where('id', '=', mail.id).execute()
      throw reason instanceof LetterRefused && reason.isFinal ? new Hopeless(message) : reason
    }
    await db
      .updateTable('mail')
      .set({ state: 'sent', sent_at: clock.now().toISOString(), last_error: null })
      .where('id', '=', mail.id)
      .execute()
  }

  async function revive(id: number, within: AnyDatabase): Promise<boolean> {
    const dead = within.withTables<KitTables>().updateTable('mail').where('id', '=', id).where('state', '=', 'dead')
    const { numUpdatedRows } = await dead.set({ state: 'queued', last_error: null }).executeTakeFirst()
    if (numUpdatedRows > 0n) await jobs.add('mail', { mail: id }, within)
    return numUpdatedRows > 0n
  }

  return {
    add: async ({ to, replyTo = null, subject, text, html = null }, within = database) => {
      const { id } = await within
        .withTables<KitTables>()
        .insertInto('mail')
        .values({
          message_id: `<${randomUUID()}@${from.split('@')[1]?.replace('>', '') ?? 'localhost'}>`,
          recipient: to,
          reply_to: replyTo,
          subject,
          body_text: text,
          body_html: html,
          state: 'queued',
          created_at: clock.now().toISOString(),
          sent_at: null,
          last_error: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await jobs.add('mail', { mail: Number(id) }, within)
    },
    list: (limit, before) => {
      const newest = db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(limit)
      return (before ? newest.where('id', '<', before) : newest).execute()
    },
    find,
    resend: (id, within) => (within ? revive(id, within) : database.transaction().execute((own) => revive(id, own))),
    countDead: async () => {
      const { dead } = await db
        .selectFrom('mail')
        .select(({ fn }) => fn.countAll<number>().as('dead'))
        .where('state', '=', 'dead')
        .executeTakeFirstOrThrow()
      return Number(dead)
    },
  }
}
