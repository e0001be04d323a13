import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { type SqlBool, sql } from 'kysely'
import { type EntryState, entryStates, HIDDEN } from '../../entry'
import type { EntryTables } from '../../server/entries.tables'

const DAY = 86_400_000

/** Messages on their way from state to state, and out. */
export function createEntryStates({ db: database, clock }: Pick<Tools, 'db' | 'clock'>) {
  const db = database.withTables<EntryTables>()
  const daysAgo = (days: number): string => new Date(clock.now().getTime() - days * DAY).toISOString()

  return {
    /** Moves messages and names those that there were. */
    put: async (ids: readonly number[], to: EntryState, trx: AnyDatabase): Promise<number[]> => {
      const trashed_at = to === 'trash' ? clock.now().toISOString() : null
      const moved = trx.withTables<EntryTables>().updateTable('form_entry').set({ state: to, trashed_at }).where('id', 'in', ids)
      return (await moved.where('state', 'in', entryStates).returning('id').execute()).map(({ id }) => id)
    },

    /** False when it was no new one: a message in spam or in the bin stays there. */
    markRead: async (id: number, trx: AnyDatabase): Promise<boolean> => {
      const fresh = trx
        .withTables<EntryTables>()
        .updateTable('form_entry')
        .set({ state: 'read' })
        .where('id', '=', id)
        .where('state', '=', 'new')
      return (await fresh.returning('id').executeTakeFirst()) !== undefined
    },

    /** Whether a message is there, in one of these states. */
    isIn: async (id: number, some: readonly EntryState[], trx: AnyDatabase): Promise<boolean> => {
      const found = trx.withTables<EntryTables>().selectFrom('form_entry').select('id').where('id', '=', id).where('state', 'in', some)
      return (await found.executeTakeFirst()) !== undefined
    },

    /** Those of these that are in the trash. */
    binned: async (ids: readonly number[], trx: AnyDatabase): Promise<number[]> => {
      const binned = trx.withTables<EntryTables>().selectFrom('form_entry').select('id').where('id', 'in', ids)
      return (await binned.where('state', '=', 'trash').execute()).map(({ id }) => id)
    },

    /** Older ones: of a form, or else those in spam. */
    olderThan: async (days: number, form: number | undefined, most: number): Promise<number[]> => {
      const old = db.selectFrom('form_entry').select('id').where('at', '<', daysAgo(days)).limit(most)
      const isSpam = sql<SqlBool>`state in ('spam', ${`${HIDDEN}spam`})`
      const found = form === undefined ? old.where(isSpam) : old.where('form_id', '=', form)
      return (await found.execute()).map(({ id }) => id)
    },

    /** Those that are in the trash for so many days. */
    trashedFor: async (days: number, most: number): Promise<number[]> => {
      const old = db.selectFrom('form_entry').select('id').where('state', '=', 'trash').where('trashed_at', '<=', daysAgo(days))
      return (await old.limit(most).execute()).map(({ id }) => id)
    },

    /** Hide their files first. */
    remove: async (ids: readonly number[], trx: AnyDatabase): Promise<void> =>
      void (await trx.withTables<EntryTables>().deleteFrom('form_entry').where('id', 'in', ids).execute()),
  }
}
