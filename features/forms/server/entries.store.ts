import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Insertable, Selectable } from 'kysely'
import { SAME_WITHIN } from '../spec'
import type { EntryTables } from './entries.tables'
import type { Outcome } from './outcome'

export type EntryRecord = Selectable<EntryTables['form_entry']>
export type EntriesStore = ReturnType<typeof createEntriesStore>

type Use = {
  readonly key: string
  readonly bodyKey: string
  readonly outcome: Outcome | undefined
  readonly entry: number
  readonly at: string
  readonly isContent?: boolean
}

/** What was answered before, and for which message. */
export type Earlier = { readonly bodyKey: string; readonly outcome: Outcome; readonly entry: number }

type Answered = Pick<Selectable<EntryTables['form_ticket']>, 'body_key' | 'answer' | 'entry_id'>
function earlierIn(row: Answered | undefined): Earlier | undefined {
  const outcome = row?.answer ? (storedIn(isRecord, row.answer, `the answer to message ${row.entry_id}`) as Outcome | undefined) : undefined
  return row && outcome && { bodyKey: row.body_key, outcome, entry: Number(row.entry_id) }
}

/** How long the use of a ticket is remembered: longer than any ticket is good. */
const TICKET_LIFE = 2 * 86_400_000

/** Messages, and the tickets that they were sent with. */
export function createEntriesStore({ db: database, clock }: Pick<Tools, 'db' | 'clock'>) {
  const db = database.withTables<EntryTables>()
  const ago = (milliseconds: number): string => new Date(clock.now().getTime() - milliseconds).toISOString()

  return {
    /** What was answered to the message that used this ticket. */
    answerTo: async (key: string): Promise<Earlier | undefined> => {
      const found = db.selectFrom('form_ticket').select(['body_key', 'answer', 'entry_id']).where('key', '=', key)
      return earlierIn(await found.executeTakeFirst())
    },

    /** What was answered to the very same message a short while ago. */
    sameAs: async (bodyKey: string): Promise<Earlier | undefined> => {
      const row = await db
        .selectFrom('form_entry')
        .innerJoin('form_ticket', 'form_ticket.entry_id', 'form_entry.id')
        .select(['form_ticket.body_key', 'form_ticket.answer', 'form_ticket.entry_id'])
        .where('form_entry.content_key', '=', bodyKey)
        .where('form_entry.at', '>', ago(SAME_WITHIN))
        .where('form_ticket.answer', '!=', '')
        .orderBy('form_entry.id', 'desc')
        .executeTakeFirst()
      return earlierIn(row)
    },

    add: async (row: Insertable<EntryTables['form_entry']>, trx: AnyDatabase): Promise<number> =>
      (await trx.withTables<EntryTables>().insertInto('form_entry').values(row).returning('id').executeTakeFirstOrThrow()).id,

    /** Notes that something is used up; false when it was before. A content may come again after a while, a ticket never. */
    use: async ({ key, bodyKey, outcome, entry, at, isContent = false }: Use, trx: AnyDatabase): Promise<boolean> => {
      const row = { key, at, body_key: bodyKey, answer: outcome ? JSON.stringify(outcome) : '', entry_id: entry }
      const noted = trx
        .withTables<EntryTables>()
        .insertInto('form_ticket')
        .values(row)
        .onConflict((conflict) =>
          isContent
            ? conflict.column('key').doUpdateSet(row).where('form_ticket.at', '<=', ago(SAME_WITHIN))
            : conflict.column('key').doNothing(),
        )
      return (await noted.returning('key').executeTakeFirst()) !== undefined
    },

    find: (id: number): Promise<EntryRecord | undefined> => db.selectFrom('form_entry').selectAll().where('id', '=', id).executeTakeFirst(),

    ofForm: async (form: number, trx: AnyDatabase): Promise<number[]> => {
      const rows = await trx.withTables<EntryTables>().selectFrom('form_entry').select('id').where('form_id', '=', form).execute()
      return rows.map(({ id }) => id)
    },

    /** What visitors were answered may hold their words; that the tickets are used stays. */
    forgetAnswers: async (ids: readonly number[], trx: AnyDatabase): Promise<void> =>
      void (await trx.withTables<EntryTables>().updateTable('form_ticket').set({ answer: '' }).where('entry_id', 'in', ids).execute()),

    sweepTickets: async (): Promise<void> => void (await db.deleteFrom('form_ticket').where('at', '<', ago(TICKET_LIFE)).execute()),
  }
}
