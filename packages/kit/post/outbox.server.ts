import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
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
type MailJob = { readonly mail: number }

const KIND = 'mail'

export const createOutbox = (options: Options): Outbox => new DatabaseOutbox(options)

class DatabaseOutbox implements Outbox {
  readonly #db: Kysely<KitTables>
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
    this.#db = options.db.withTables<KitTables>()
    options.jobs.handle(KIND, {
      run: (payload) => this.#carry((payload as MailJob).mail),
      buried: (payload, error) => this.#change((payload as MailJob).mail, { state: 'dead', last_error: error }),
    })
  }

  async add(mail: NewMail, within: AnyDatabase = this.#options.db): Promise<void> {
    const { id } = await within
      .withTables<KitTables>()
      .insertInto('mail')
      .values(this.#rowOf(mail))
      .returning('id')
      .executeTakeFirstOrThrow()
    await this.#options.jobs.add(KIND, { mail: id } satisfies MailJob, within)
  }

  list(limit: number, before?: number): Promise<MailRow[]> {
    const newest = this.#db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(limit)
    return (before ? newest.where('id', '<', before) : newest).execute()
  }

  find(id: number): Promise<MailRow | undefined> {
    return this.#db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
  }

  resend(id: number, within?: AnyDatabase): Promise<boolean> {
    return within ? this.#revive(id, within) : this.#options.db.transaction().execute((own) => this.#revive(id, own))
  }

  async countDead(): Promise<number> {
    const dead = this.#db
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .where('state', '=', 'dead')
    return Number((await dead.executeTakeFirstOrThrow()).all)
  }

  async #revive(id: number, within: AnyDatabase): Promise<boolean> {
    const dead = within.withTables<KitTables>().updateTable('mail').where('id', '=', id).where('state', '=', 'dead')
    const revived = await dead.set({ state: 'queued', last_error: null }).returning('id').executeTakeFirst()
    if (revived) await this.#options.jobs.add(KIND, { mail: id } satisfies MailJob, within)
    return revived !== undefined
  }

  async #carry(id: number): Promise<void> {
    const mail = await this.find(id)
    if (!mail || mail.state === 'sent') return
    await this.#change(id, { attempts: mail.attempts + 1 })
    try {
      await this.#options.post.send(this.#letterOf(mail))
    } catch (reason) {
      const { message } = reason as Error
      await this.#change(id, { last_error: message })
      throw reason instanceof LetterRefused && reason.isFinal ? new Hopeless(message) : reason
    }
    await this.#change(id, { state: 'sent', sent_at: this.#now(), last_error: null })
  }

  async #change(id: number, change: Partial<Omit<MailRow, 'id'>>): Promise<void> {
    await this.#db.updateTable('mail').set(change).where('id', '=', id).execute()
  }

  #rowOf({ to, replyTo, subject, text, html }: NewMail) {
    const host = this.#options.from.split('@')[1] ?? 'localhost'
    return {
      message_id: `<${randomUUID()}@${host}>`,
      recipient: to,
      reply_to: replyTo ?? null,
      subject,
      body_text: text,
      body_html: html ?? null,
      state: 'queued' as const,
      created_at: this.#now(),
      sent_at: null,
      last_error: null,
    }
  }

  #letterOf({ message_id, recipient, reply_to, subject, body_text, body_html }: MailRow) {
    const { from } = this.#options
    return {
      messageId: message_id,
      from,
      to: recipient,
      replyTo: reply_to ?? undefined,
      subject,
      text: body_text,
      html: body_html ?? undefined,
    }
  }

  #now(): string {
    return this.#options.clock.now().toISOString()
  }
}
