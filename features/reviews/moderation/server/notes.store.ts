import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { forUpdate } from '@frontage/kit/storage/locks.server'
import type { Updateable } from 'kysely'
import type { ReviewRow, ReviewTable, ReviewTables } from '../../server/store/reviews.tables'
import type { SubmissionTables } from '../../server/store/submissions.tables'

type Action = 'reply' | 'reply-remove' | 'redact' | 'redact-undo' | 'correct' | 'statement' | 'assign' | 'unassign'
type Note = { readonly at: string; readonly by: string; readonly action: Action; readonly detail: string }
type Change = Pick<
  Updateable<ReviewTable>,
  'owner_response' | 'redactions' | 'search_text' | 'reviewer_name' | 'reviewer_email' | 'meta_data' | 'posts'
>

export type HistoryLine = {
  readonly at: string
  readonly by: string
  readonly action: string
  readonly before: ReviewRow['status'] | null
  readonly after: ReviewRow['status'] | null
  readonly reason: ReviewRow['reason']
  readonly detail: string
}

export type NotesStore = ReturnType<typeof createNotesStore>

/** What is done to a review apart from deciding about it; each action leaves a line that nobody can take away. */
export function createNotesStore(database: AnyDatabase) {
  return {
    /** The review as it stands, for whoever changes it: nobody else does until the transaction ends. */
    findForChange: (id: number, trx: AnyDatabase): Promise<ReviewRow | undefined> =>
      trx.withTables<ReviewTables>().selectFrom('review').selectAll().where('id', '=', id).$call(forUpdate(trx)).executeTakeFirst(),

    /** Changes a review and writes the line. Give it a transaction. */
    change: async (id: number, change: Change, note: Note, trx: AnyDatabase): Promise<ReviewRow | undefined> => {
      const tables = trx.withTables<ReviewTables & SubmissionTables>()
      const changed = await tables
        .updateTable('review')
        .set({ ...change, last_modified: note.at })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
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
          ...{ at, by, action: 'decide', before, after, reason, detail: '' },
        })),
        ...noted.map(({ at, by, action, detail }) => ({ at, by, action, detail, before: null, after: null, reason: null })),
      ]
      return lines.sort((a, b) => b.at.localeCompare(a.at))
    },
  }
}
