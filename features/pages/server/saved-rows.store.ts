import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Insertable, Selectable } from 'kysely'
import type { PageTables } from './pages.tables'

/** Rows that are kept to be used again, by name. */
export function createSavedRowsStore(database: AnyDatabase) {
  const tablesOf = (within: AnyDatabase = database) => within.withTables<PageTables>()
  return {
    all: (within?: AnyDatabase): Promise<Selectable<PageTables['saved_row']>[]> =>
      tablesOf(within).selectFrom('saved_row').selectAll().orderBy('name').execute(),

    /** In place of one of the same name. */
    keep: async ({ name, ...rest }: Insertable<PageTables['saved_row']>, within: AnyDatabase): Promise<number> => {
      const kept = tablesOf(within)
        .insertInto('saved_row')
        .values({ name, ...rest })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
        .returning('id')
      return (await kept.executeTakeFirstOrThrow()).id
    },

    remove: async (id: number, within: AnyDatabase): Promise<boolean> => {
      const gone = tablesOf(within).deleteFrom('saved_row').where('id', '=', id).returning('id')
      return (await gone.executeTakeFirst()) !== undefined
    },
  }
}
