import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { openStates } from '../../entry'
import type { EntryTables } from '../../server/entries.tables'

export type CorrectionRow = Selectable<EntryTables['form_correction']>

type Change = Pick<Updateable<EntryTables['form_entry']>, 'content' | 'sender' | 'summary' | 'search_text'>

/** What owners corrected in messages. */
export function createCorrectionsStore(database: AnyDatabase) {
  const db = database.withTables<EntryTables>()

  return {
    /** Of these messages, the newest first. */
    of: async (entries: readonly number[]): Promise<CorrectionRow[]> =>
      entries.length
        ? db.selectFrom('form_correction').selectAll().where('entry_id', 'in', entries).orderBy('revision', 'desc').execute()
        : [],

    /** Changes a message that still stands as it was read, and notes what stood there; false when it does not. Give it a transaction. */
    add: async (row: Insertable<EntryTables['form_correction']>, change: Change, trx: AnyDatabase): Promise<boolean> => {
      const tables = trx.withTables<EntryTables>()
      const changed = await tables
        .updateTable('form_entry')
        .set({ ...change, revision: row.revision })
        .where('id', '=', row.entry_id)
        .where('revision', '=', row.revision - 1)
        .where('state', 'in', openStates)
        .returning('id')
        .executeTakeFirst()
      if (!changed) return false
      await tables.insertInto('form_correction').values(row).execute()
      return true
    },
  }
}
