import type { Generated } from 'kysely'

export type SubmissionTables = {
  /** Where a review came from, as keyed hashes that can be compared and not be read. */
  review_submission: {
    review_id: number
    form_id: number
    at: string
    ticket_key: string | null
    unbrid_key: string | null
    /** Form, post and e-mail, where a form takes one review of each person. */
    once_key: string | null
    content_key: string
  }
  /** Append-only: what was done to a review apart from deciding about it. */
  review_note: { id: Generated<number>; review_id: number; at: string; by: string; action: string; detail: string }
}
