import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Insertable, Selectable } from 'kysely'
import type { PageTables } from './pages.tables'

/** Rows that are kept to be used again, by name. */
export function createSavedRowsStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<PageTables>()
  return {
    all: (trx?: AnyDatabase): Promise<Selectable<PageTables['saved_row']>[]> =>
      tablesOf(trx).selectFrom('saved_row').selectAll().orderBy('name').execute(),

    /** Under its number, or as a new one (`id` 0 or unknown); in place of one of the same name that came in between. */
    keep: async (id: number, { name, ...rest }: Insertable<PageTables['saved_row']>, trx: AnyDatabase): Promise<number> => {
      const changed = tablesOf(trx)
        .updateTable('saved_row')
        .set({ name, ...rest })
        .where('id', '=', id)
        .returning('id')
      const known = id ? await changed.executeTakeFirst() : undefined
      if (known) return known.id
      const kept = tablesOf(trx)
        .insertInto('saved_row')
        .values({ name, ...rest })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
        .returning('id')
      return (await kept.executeTakeFirstOrThrow()).id
    },

    remove: async (id: number, trx: AnyDatabase): Promise<boolean> => {
      const gone = tablesOf(trx).deleteFrom('saved_row').where('id', '=', id).returning('id')
      return (await gone.executeTakeFirst()) !== undefined
    },
  }
}
