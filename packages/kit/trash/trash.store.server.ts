import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../storage/database.server'
import type { KitTables } from '../storage/kit.tables.server'

export type TrashRecord = Selectable<KitTables['trash']>

/** What lies in the trash. */
export function createTrashStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<KitTables>()
  return {
    add: async (row: Insertable<KitTables['trash']>, trx: AnyDatabase): Promise<number> =>
      (await tablesOf(trx).insertInto('trash').values(row).returning('id').executeTakeFirstOrThrow()).id,

    /** The newest first. */
    list: (kinds: readonly string[], most: number): Promise<Omit<TrashRecord, 'rows'>[]> =>
      tablesOf()
        .selectFrom('trash')
        .select(['id', 'kind', 'key', 'title', 'removed_at', 'removed_by'])
        .where('kind', 'in', [...kinds])
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    has: async (kind: string, key: string, trx?: AnyDatabase): Promise<boolean> => {
      const found = tablesOf(trx).selectFrom('trash').select('id').where('kind', '=', kind).where('key', '=', key)
      return (await found.limit(1).executeTakeFirst()) !== undefined
    },

    kindOf: async (id: number): Promise<string | undefined> =>
      (await tablesOf().selectFrom('trash').select('kind').where('id', '=', id).executeTakeFirst())?.kind,

    stored: (kind: string, after: number, most: number): Promise<Pick<TrashRecord, 'id' | 'rows'>[]> =>
      tablesOf()
        .selectFrom('trash')
        .select(['id', 'rows'])
        .where('kind', '=', kind)
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute(),

    /** Takes one out; undefined where somebody else has done so. */
    take: (id: number, trx: AnyDatabase): Promise<TrashRecord | undefined> =>
      tablesOf(trx).deleteFrom('trash').where('id', '=', id).returningAll().executeTakeFirst(),

    removedBefore: async (until: string): Promise<number[]> =>
      (await tablesOf().selectFrom('trash').select('id').where('removed_at', '<=', until).orderBy('id').execute()).map(({ id }) => id),
  }
}
