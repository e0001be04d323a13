import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { AnyDatabase } from '../storage/database.server'
import type { Files } from '../storage/files/files.server'
import type { KitTables } from '../storage/kit.tables.server'
import type { Clock } from '../time/clock'
import { withoutMarks } from '../words/foreign'
import { emailOf } from './email-of.server'
import { failedMails, type MailFailure } from './failed-mails.server'
import { createForgetMails } from './forget-mails.server'
import type { Jobs } from './jobs.server'
import type { Post } from './mail.server'
import { createMailCarrier, placeOf } from './mail-carrier.server'
import type { MailStanding } from './mail-standing.server'

export type NewMail = {
  readonly to: string
  readonly replyTo?: string
  /** Message-IDs of the e-mails that it answers, the oldest first, so that mail programs show them as one thread. */
  readonly refersTo?: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Kept files that come along, by their key. */
  readonly attachments?: readonly MailAttachment[]
  /** What it goes with when that goes, `form-entry:12`. */
  readonly about?: string
}

export type MailAttachment = { readonly key: string; readonly name: string; readonly type: string }

export type MailRow = Selectable<KitTables['mail']>

/** Letters are kept with what they belong to, in the same transaction, and carried afterwards. */
export type Outbox = {
  /** Keeps a letter and the job that will carry it, and hands back its number. Give the transaction that keeps what it is about. */
  add(mail: NewMail, trx?: AnyDatabase): Promise<number>
  /** Sends a letter that is kept in no database and shown in no admin, as only its reader may know what it says. Throws a Hopeless or an Unreachable. */
  sendUnkept(mail: Pick<NewMail, 'to' | 'subject' | 'text'>): Promise<void>
  /** The newest letters, at most `limit`, older than the letter `before`. */
  list(limit: number, before?: number): Promise<MailRow[]>
  find(id: number): Promise<MailRow | undefined>
  findAll(ids: readonly number[]): Promise<MailRow[]>
  /** Tries a dead letter once more, and one that was only stored once there is a mail server; false otherwise, so that nobody gets it twice. */
  resend(id: number, trx?: AnyDatabase): Promise<boolean>
  /** Letters that could not be delivered. */
  countDead(): Promise<number>
  /** They again, by why: how many, and when the last of them was written. */
  failures(): Promise<readonly MailFailure[]>
  /** Letters that are on their way. */
  countQueued(): Promise<number>
  /** The last time for which the mail server took nothing, whether it is over or not. */
  standing(): Promise<MailStanding | undefined>
  /** Empties the letters about these, inside the transaction in which those go; `forgetHidden` after it. */
  hide(about: readonly string[], trx: AnyDatabase): Promise<void>
  /** Takes hidden letters out of folder and database. */
  forgetHidden(): Promise<void>
  /** Empties letters whose time is over; their numbers, states and times stay. */
  sweep(): Promise<void>
  /** Lets go of what it keeps open to the mail server. */
  close(): void
}

type Options = {
  readonly db: AnyDatabase
  readonly jobs: Jobs
  readonly post: Post
  readonly clock: Clock
  /** The sender, asked for each e-mail: it may change. */
  readonly from: () => string
  /** Where attachments are kept. */
  readonly files: Pick<Files, 'read'>
}
type MailJob = { readonly mail: number }

const KIND = 'mail'

export const createOutbox = (options: Options): Outbox => new DatabaseOutbox(options)

class DatabaseOutbox implements Outbox {
  readonly #db: Kysely<KitTables>
  readonly #options: Options
  readonly #leaving: ReturnType<typeof createForgetMails>
  readonly #carrier: ReturnType<typeof createMailCarrier>

  constructor(options: Options) {
    this.#options = options
    this.#db = options.db.withTables<KitTables>()
    this.#leaving = createForgetMails(options)
    this.#carrier = createMailCarrier(options)
    options.jobs.handle(KIND, {
      lane: 'mail',
      hasOwnList: true,
      target: async (payload) => {
        const mail = await this.find((payload as MailJob).mail)
        return mail && placeOf(mail.recipient)
      },
      run: (payload) => this.#carry((payload as MailJob).mail),
      buried: async (payload, error) => void (await this.#change((payload as MailJob).mail, { state: 'dead', last_error: error })),
    })
  }

  async add(mail: NewMail, trx: AnyDatabase = this.#options.db): Promise<number> {
    const { id } = await trx.withTables<KitTables>().insertInto('mail').values(this.#rowOf(mail)).returning('id').executeTakeFirstOrThrow()
    await this.#options.jobs.add(KIND, { mail: id } satisfies MailJob, trx, { about: mail.about ?? '' })
    return id
  }

  async sendUnkept({ to, subject, text }: Pick<NewMail, 'to' | 'subject' | 'text'>): Promise<void> {
    const from = this.#options.from()
    await this.#carrier.send(
      { messageId: this.#newId(), from, to, subject: withoutMarks(subject), text: withoutMarks(text) },
      { isUrgent: true },
    )
  }

  async findAll(ids: readonly number[]): Promise<MailRow[]> {
    return ids.length ? (await this.#db.selectFrom('mail').selectAll().where('id', 'in', ids).execute()).map(this.#asItIs) : []
  }

  async list(limit: number, before?: number): Promise<MailRow[]> {
    const newest = this.#db.selectFrom('mail').selectAll().where('recipient', '<>', '').orderBy('id', 'desc').limit(limit)
    return (await (before ? newest.where('id', '<', before) : newest).execute()).map(this.#asItIs)
  }

  async find(id: number): Promise<MailRow | undefined> {
    const row = await this.#db.selectFrom('mail').selectAll().where('id', '=', id).where('recipient', '<>', '').executeTakeFirst()
    return row && this.#asItIs(row)
  }

  /** Letters of earlier versions were called sent when they were put into the folder, too. */
  readonly #asItIs = (row: MailRow): MailRow =>
    row.state === 'sent' && this.#options.post.isFolder && !this.#options.post.wasServer ? { ...row, state: 'kept', sent_at: null } : row

  resend(id: number, trx?: AnyDatabase): Promise<boolean> {
    return trx ? this.#revive(id, trx) : this.#options.db.transaction().execute((own) => this.#revive(id, own))
  }

  hide(about: readonly string[], trx: AnyDatabase): Promise<void> {
    return this.#leaving.hide(about, trx)
  }

  forgetHidden(): Promise<void> {
    return this.#leaving.forgetHidden()
  }

  sweep(): Promise<void> {
    return this.#leaving.sweep()
  }

  close(): void {
    this.#options.post.close?.()
  }

  countDead(): Promise<number> {
    return this.#count('dead')
  }

  countQueued(): Promise<number> {
    return this.#count('queued')
  }

  failures = (): Promise<MailFailure[]> => failedMails(this.#db)

  standing(): Promise<MailStanding | undefined> {
    return this.#carrier.standing()
  }

  async #count(state: MailRow['state']): Promise<number> {
    const found = this.#db
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .where('state', '=', state)
      .where('recipient', '<>', '')
    return Number((await found.executeTakeFirstOrThrow()).all)
  }

  async #revive(id: number, trx: AnyDatabase): Promise<boolean> {
    const left = this.#options.post.isFolder ? (['dead'] as const) : (['dead', 'kept'] as const)
    const dead = trx.withTables<KitTables>().updateTable('mail').where('id', '=', id).where('state', 'in', left)
    const revived = await dead
      .where('recipient', '<>', '')
      .set({ state: 'queued', last_error: null })
      .returning(['id', 'about'])
      .executeTakeFirst()
    if (revived) await this.#options.jobs.add(KIND, { mail: id } satisfies MailJob, trx, { about: revived.about })
    return revived !== undefined
  }

  async #carry(id: number): Promise<void> {
    const mail = await this.find(id)
    if (!mail || mail.state === 'sent' || mail.state === 'kept') return
    await this.#change(id, { attempts: mail.attempts + 1 })
    try {
      await this.#carrier.send(await emailOf(mail, { from: this.#options.from(), files: this.#options.files }), { earlier: mail.attempts })
    } catch (reason) {
      await this.#change(id, { last_error: (reason as Error).message })
      throw reason
    }
    const { isFolder } = this.#options.post
    const carried = isFolder ? { state: 'kept' as const } : { state: 'sent' as const, sent_at: this.#now() }
    // What it was about may have gone while it was under way.
    if (!(await this.#change(id, { ...carried, last_error: null }))) await this.#options.post.forget?.(mail.message_id)
  }

  async #change(id: number, change: Partial<Omit<MailRow, 'id'>>): Promise<boolean> {
    const changed = this.#db.updateTable('mail').set(change).where('id', '=', id).where('recipient', '<>', '').returning('id')
    return (await changed.executeTakeFirst()) !== undefined
  }

  #rowOf({ to, replyTo, refersTo = [], subject, text, html, attachments = [], about = '' }: NewMail) {
    return {
      message_id: this.#newId(),
      recipient: to,
      reply_to: replyTo ?? null,
      refers_to: refersTo.join(' '),
      // An e-mail has nothing that shows in which language a text is.
      subject: withoutMarks(subject),
      body_text: withoutMarks(text),
      body_html: html === undefined ? null : withoutMarks(html),
      attachments: JSON.stringify(attachments),
      state: 'queued' as const,
      created_at: this.#now(),
      sent_at: null,
      last_error: null,
      about,
    }
  }

  #newId(): string {
    return `<${randomUUID()}@${this.#options.from().split('@')[1] ?? 'localhost'}>`
  }

  #now(): string {
    return this.#options.clock.now().toISOString()
  }
}
