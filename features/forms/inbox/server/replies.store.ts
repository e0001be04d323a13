import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Insertable, Selectable } from 'kysely'
import type { EntryTables } from '../../server/entries.tables'

export type ReplyRow = Selectable<EntryTables['form_reply']>

/** What was answered to messages. */
export function createRepliesStore(database: AnyDatabase) {
  const db = database.withTables<EntryTables>()

  return {
    /** Of these messages, the oldest first. */
    of: async (entries: readonly number[]): Promise<ReplyRow[]> =>
      entries.length ? db.selectFrom('form_reply').selectAll().where('entry_id', 'in', entries).orderBy('id').execute() : [],

    /** Those of these messages that were answered. */
    answered: async (entries: readonly number[]): Promise<ReadonlySet<number>> => {
      if (!entries.length) return new Set()
      const rows = await db.selectFrom('form_reply').select('entry_id').distinct().where('entry_id', 'in', entries).execute()
      return new Set(rows.map(({ entry_id }) => Number(entry_id)))
    },

    /** Its number; undefined when this very reply is here already. Give it a transaction. */
    add: async (row: Insertable<EntryTables['form_reply']>, trx: AnyDatabase): Promise<number | undefined> => {
      const added = trx
        .withTables<EntryTables>()
        .insertInto('form_reply')
        .values(row)
        .onConflict((conflict) => conflict.columns(['entry_id', 'key']).doNothing())
      return (await added.returning('id').executeTakeFirst())?.id
    },

    /** Notes which e-mail carries it. */
    carriedBy: async (reply: number, delivery: number, trx: AnyDatabase): Promise<void> =>
      void (await trx.withTables<EntryTables>().updateTable('form_reply').set({ delivery_id: delivery }).where('id', '=', reply).execute()),
  }
}
