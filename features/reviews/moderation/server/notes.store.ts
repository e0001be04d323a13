import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Updateable } from 'kysely'
import type { ReviewRow, ReviewTable, ReviewTables } from '../../server/store/reviews.tables'
import type { SubmissionTables } from '../../server/store/submissions.tables'

type Deed = 'reply' | 'reply-remove' | 'redact' | 'redact-undo' | 'correct' | 'statement'
type Note = { readonly at: string; readonly by: string; readonly deed: Deed; readonly detail: string }
type Change = Pick<
  Updateable<ReviewTable>,
  'owner_response' | 'redactions' | 'search_text' | 'reviewer_name' | 'reviewer_email' | 'meta_data'
>

const compareBy = ['reviewer_name', 'reviewer_email', 'meta_data'] as const

export type HistoryLine = {
  readonly at: string
  readonly by: string
  readonly deed: string
  readonly before: ReviewRow['status'] | null
  readonly after: ReviewRow['status'] | null
  readonly reason: ReviewRow['reason']
  readonly detail: string
}

export type NotesStore = ReturnType<typeof createNotesStore>

/** What is done to a review apart from deciding about it; each deed leaves a line that nobody can take away. */
export function createNotesStore(database: AnyDatabase) {
  return {
    /** Changes a review and writes the line; `stands`: only if name, address and what is known still are as they were read. Give it a transaction. */
    change: async (id: number, change: Change, note: Note, trx: AnyDatabase, stands?: ReviewRow): Promise<ReviewRow | undefined> => {
      const tables = trx.withTables<ReviewTables & SubmissionTables>()
      const update = tables
        .updateTable('review')
        .set({ ...change, last_modified: note.at })
        .where('id', '=', id)
      const compared = stands ? update.where(({ and, eb }) => and(compareBy.map((column) => eb(column, '=', stands[column])))) : update
      const changed = await compared.returningAll().executeTakeFirst()
      if (!changed) return undefined
      await tables
        .insertInto('review_note')
        .values({ review_id: id, ...note })
        .execute()
      return changed
    },

    /** Decisions and notes, the newest first. */
    history: async (id: number): Promise<HistoryLine[]> => {
      const db = database.withTables<ReviewTables & SubmissionTables>()
      const decided = await db.selectFrom('review_decision').selectAll().where('review_id', '=', id).execute()
      const noted = await db.selectFrom('review_note').selectAll().where('review_id', '=', id).execute()
      const lines = [
        ...decided.map(({ at, by, status_before: before, status_after: after, reason_after: reason }) => ({
          ...{ at, by, deed: 'decide', before, after, reason, detail: '' },
        })),
        ...noted.map(({ at, by, deed, detail }) => ({ at, by, deed, detail, before: null, after: null, reason: null })),
      ]
      return lines.sort((a, b) => b.at.localeCompare(a.at))
    },
  }
}
