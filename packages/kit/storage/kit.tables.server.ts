import type { Generated } from 'kysely'

/** Times are ISO 8601 text in UTC: they sort as they read, on both engines. */
export type KitTables = {
  job: {
    id: Generated<number>
    kind: string
    payload: string
    state: 'waiting' | 'done' | 'dead'
    run_at: string
    attempts: Generated<number>
    lease_until: string | null
    last_error: string | null
    /** As that of an e-mail. */
    about: Generated<string>
  }
  mail: {
    id: Generated<number>
    message_id: string
    recipient: string
    reply_to: string | null
    subject: string
    body_text: string
    body_html: string | null
    /** JSON: files that come along, by their key. */
    attachments: Generated<string>
    /** `kept`: there was no mail server, so it lies in a folder of the site and nobody got it. */
    state: 'queued' | 'sent' | 'kept' | 'dead'
    attempts: Generated<number>
    created_at: string
    sent_at: string | null
    last_error: string | null
    /** What it goes with, `form-entry:12`; '' when with nothing. */
    about: Generated<string>
    /** Message-IDs of the e-mails that it answers, the oldest first, with spaces between them. */
    refers_to: Generated<string>
  }
  /** How often the code of an island failed in browsers; `day` is the date of `last_at`. */
  island_fault: { island: string; kind: 'failed' | 'mismatch'; day: string; total: number; last_at: string }
  setting: { name: string; value: string }
  /** A line for each event: processes tell each other so what changed. `tx`: the transaction that wrote it, on PostgreSQL. */
  site_change: { id: Generated<number>; name: string; at: string; tx: number }
  /** What was removed and can be restored. `key`: how its feature names it; `rows`: JSON of the rows that it was, by table. */
  trash: { id: Generated<number>; kind: string; key: string; title: string; rows: string; removed_at: string; removed_by: string }
  /** How often a network did something in a window of time; the key is a keyed hash. */
  throttle: { key: string; since: string; total: number }
}
