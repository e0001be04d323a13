import type { LanguageOf } from '@frontage/kit/person-texts'
import type { NewMail } from '@frontage/kit/post/outbox.server'
import type { Problem } from '@frontage/kit/problem'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { SpamSignal } from '../doubts'
import type { ContactForm, FormField } from '../form'
import type { FormTexts } from '../texts'
import type { Asked } from '../wire'
import type { EntryRecord } from './entries.store'
import type { DeliveryRow } from './entries.tables'
import type { Content } from './entry-content'
import type { FileRow } from './files.store'
import type { KnownForm } from './forms.store'
import type { Outcome } from './outcome'
import type { FieldIssue, Sent } from './sent-form'

// What the capabilities do for each other: each of these is made by one of them, and handed to the others by index.ts.

/** A file that was kept for a message that is not kept yet. */
export type Received = { readonly id: number; readonly field: string; readonly name: string; readonly place: number }

/** `uploads`: files of a message, those that came before it into the visitor's folder, and those that come along with it. */
export type VisitorFiles = {
  /** A file that came before its message, sent by now or not, by the path that stands for it; undefined where that leads nowhere. */
  rowAt(path: string): Promise<FileRow | undefined>
  /** What waits in the visitor's folder, by field; and the fields that name a file which is not theirs, or not there. */
  waiting(
    sent: Sent,
  ): Promise<{ readonly counts: ReadonlyMap<string, number>; readonly lost: readonly string[]; readonly ids: readonly number[] }>
  /** Judges the files that come along, and keeps them; complaints, where one is not what its field takes. */
  comeAlong(sent: Sent, texts: FormTexts): Promise<{ readonly files: readonly Received[]; readonly complaints: readonly FieldIssue[] }>
  /** The folder that somebody asks for, where it is one of ours; else a new one. */
  folderFor(asked: string): string
  /** Puts the files that came along into the visitor's folder, so that they need not be chosen again on the next page. */
  hold(form: KnownForm, folder: string, sent: Sent): Promise<HeldFiles>
}
/** `uploads`: files that another system had, judged and stored as those of visitors. */
export type FilesFromElsewhere = {
  /** `asked`: the field that it was sent with; undefined where that is not known. `id`: of the file, which belongs to no message yet. */
  add(
    asked: FormField | undefined,
    label: Omit<Received, 'id'>,
    bytes: Uint8Array,
  ): Promise<{ readonly refused: 'type' | 'size' | 'virus' } | { readonly refused: undefined; readonly id: number }>
}
export type HeldFiles = { readonly paths: readonly (readonly [field: string, path: string])[]; readonly complaints: readonly FieldIssue[] }

/** `protection`: quizzes and captchas of a form, asked anew with every answer that needs it, and each good for one message. */
export type Riddles = {
  isAnswered(id: number, sent: Sent, field: FormField): boolean
  ask(id: number, form: ContactForm): Asked
  /** What a page that everybody gets may show: questions without the proof that makes an answer count. */
  show(form: ContactForm): Asked
  /** The proof for those very questions, which a page asks for when it wakes. */
  askShown(id: number, form: ContactForm): Asked
  /** What is answered already stays as it was asked, unless its proof is `spent`. */
  askAgain(id: number, form: ContactForm, sent: Sent, spent?: readonly string[]): Asked
  /** Anew what was complained about, and nothing else. */
  askWrong(id: number, form: ContactForm, complaints: readonly FieldIssue[]): Asked
  /** Of a page without a script nobody could have a proof yet: who answers the question that it shows gets one, by its field. */
  proofsFor(id: number, sent: Sent): Record<string, string>
  /** What a message uses up, so that no second one can use it. */
  usedIn(sent: Sent): string[]
}

export type Sender = {
  readonly bucket: string
  readonly agent: string
  /** Milliseconds since the form was opened; undefined: it was filled in before. */
  readonly age: number | undefined
  /** Whether the page asked for a ticket, as ours do, or could not, for want of a script. */
  readonly hasTicket: boolean
}

/** `protection`: counts a message and says what speaks against it, and which proofs it uses up. */
export type Weigh = (
  known: KnownForm,
  sent: Sent,
  sender: Sender,
) => Promise<{ readonly doubts: readonly SpamSignal[]; readonly used: readonly string[] }>

/** `filling`: the first complaint of each field, as when it is sent on this day; riddles and files count as they should be. */
export type JudgeAnswers = (form: ContactForm, sent: Sent, today: string) => FieldIssue[]

/** In whose name e-mails go out, to whom, and in which language each address is written to. */
export type House = { readonly owner: string; readonly siteName: string; readonly languageOf: LanguageOf }
export type SentEntry = {
  readonly id: number
  readonly known: KnownForm
  readonly content: Content
  readonly at: string
  readonly page: string
}

/** A reply as somebody wrote it, and the message that it answers. */
export type WrittenReply = {
  readonly entry: Pick<EntryRecord, 'id' | 'at'>
  readonly form: ContactForm
  readonly content: Content
  readonly text: string
  /** Of the first reply to this message; '' where there is none yet. */
  readonly subject: string
}

/** `delivery`: letters and calls about a message, kept with it in one transaction and carried afterwards. */
export type DeliveryService = {
  /** Read it before a transaction begins. */
  house(): Promise<House>
  /** Everything that goes out about a message. Give it the transaction that keeps or releases it. */
  send(entry: SentEntry, house: House, trx: AnyDatabase): Promise<void>
  /** The address that a reply goes to; '' where nobody left one. */
  replyAddress(form: ContactForm | undefined, content: Content): string
  /** The e-mail of a reply, in one thread with what was sent to the same address before. Ask for it before a transaction begins. */
  composeReply(reply: WrittenReply, house: House): Promise<NewMail>
  /** Keeps the e-mail of a reply with its message, and hands back the number of the delivery. */
  sendReply(entry: number, mail: NewMail, trx: AnyDatabase): Promise<number>
  /** With the state of the letter itself, where it is one. */
  ofAll(entries: readonly number[]): Promise<DeliveryRow[]>
  countDead(): Promise<number>
  /** Calls to other systems that were given up, by their cause. */
  problems(): Promise<Problem[]>
  /** Tries one again that was given up; false when it was not. */
  retry(row: DeliveryRow, trx: AnyDatabase): Promise<boolean>
}

/** `delivery`: what a visitor is answered whose message was kept. */
export type OutcomeOf = (known: KnownForm, content: Content, doubts: readonly SpamSignal[]) => Outcome

/** `inbox`: lets a message go that waited in quarantine and came again with nothing against it; undefined when it waits no longer. */
export type LetGo = (known: KnownForm, entry: number, doubts: readonly SpamSignal[]) => Promise<Outcome | undefined>

/** `inbox`: messages and unread ones by form. */
export type CountsByForm = () => Promise<ReadonlyMap<number, { readonly entries: number; readonly fresh: number }>>
