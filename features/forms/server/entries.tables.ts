import type { Generated, Selectable } from 'kysely'
import type { EntryState, FileScan } from '../entry'

export type EntryTables = {
  /** One message. `content` is JSON: what was written, by field, and what was agreed to. */
  form_entry: {
    id: Generated<number>
    form_id: number
    version: number
    state: EntryState
    /** JSON list. */
    doubts: string
    sender: string
    summary: string
    files: number
    page: string
    content: string
    search_text: string
    at: string
    /** 1: its letters wait for its release. */
    is_held: number
    /** Keyed hash of form and content. */
    content_key: string
    /** How often its answers were corrected. */
    revision: Generated<number>
    /** Since when it is in the trash. */
    trashed_at: string | null
  }
  /** What an owner corrected in a message. `before` is JSON: the answers that were changed, as they stood. */
  form_correction: {
    id: Generated<number>
    entry_id: number
    /** The number that the message had from then on. */
    revision: number
    at: string
    by: string
    note: string
    before: string
  }
  /** Tickets, quizzes and proofs that were used, as keyed hashes, with the answer that a ticket got. */
  form_ticket: { key: string; at: string; body_key: string; answer: string; entry_id: number | null }
  /** A file that came in; without an entry it waits to be sent, and is swept. */
  form_file: {
    id: Generated<number>
    folder: string
    form_id: number
    field: string
    /** Which of the field's places it holds, so that no two files take the same one. */
    place: number
    name: string
    key: string
    bytes: number
    /** Of its bytes; '' of files that came in before hashes were kept, and of samples. */
    hash: string
    type: string
    /** What the virus scanner said. */
    scan: Generated<FileScan>
    at: string
    entry_id: number | null
  }
  /** What was answered to a message, by e-mail. */
  form_reply: {
    id: Generated<number>
    entry_id: number
    /** Of the browser, one for each reply: what is sent twice is stored once. */
    key: string
    at: string
    by: string
    recipient: string
    subject: string
    body: string
    /** Its e-mail among the deliveries of the message. */
    delivery_id: number | null
  }
  /** Letters of an entry, and calls to other systems about it. */
  form_delivery: {
    id: Generated<number>
    entry_id: number
    kind: 'letter' | 'thanks' | 'webhook' | 'reply'
    target: string
    /** Letters: the row of the outbox, whose state counts. */
    mail_id: number | null
    /** Calls: JSON of what is sent, and to whom. */
    payload: string
    state: 'queued' | 'sent' | 'kept' | 'dead'
    attempts: number
    error: string | null
  }
}

export type DeliveryRow = Selectable<EntryTables['form_delivery']>
