import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { ErasureRow, ErasureTables } from './erasures.tables'

type Known = Pick<ErasureRow, 'hash' | 'key_mark' | 'at'>

/** Erasures, as proof and so that they can be done again. */
export function createErasuresStore(database: AnyDatabase) {
  const db = database.withTables<ErasureTables>()
  const tablesIn = (trx: AnyDatabase) => trx.withTables<ErasureTables>()

  return {
    /** The one that was begun and not finished, else a new one. */
    begin: async (known: Known, trx: AnyDatabase): Promise<number> => {
      const open = tablesIn(trx).selectFrom('erasure').select('id').where('hash', '=', known.hash).where('done_at', 'is', null)
      const begun = await open.executeTakeFirst()
      if (begun) {
        await tablesIn(trx).updateTable('erasure').set({ at: known.at }).where('id', '=', begun.id).execute()
        return Number(begun.id)
      }
      const added = tablesIn(trx)
        .insertInto('erasure')
        .values({ ...known, done_at: null })
      return Number((await added.returning('id').executeTakeFirstOrThrow()).id)
    },

    finish: async (id: number, at: string): Promise<void> =>
      void (await db.updateTable('erasure').set({ done_at: at }).where('id', '=', id).execute()),

    list: (): Promise<ErasureRow[]> => db.selectFrom('erasure').selectAll().orderBy('id').execute(),

    /** Takes in erasures of another time of this site; those that are here stay as they are. */
    take: async (erasures: readonly Known[]): Promise<void> => {
      for (const { hash, key_mark, at } of erasures) {
        const here = db.selectFrom('erasure').select('id').where('hash', '=', hash).where('at', '=', at)
        if (!(await here.executeTakeFirst())) await db.insertInto('erasure').values({ hash, key_mark, at, done_at: at }).execute()
      }
    },
  }
}
