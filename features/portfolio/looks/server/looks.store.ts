import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { forUpdate } from '@frontage/kit/storage/locks.server'
import { revisionOf } from '@frontage/kit/storage/revision.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Selectable } from 'kysely'
import type { LookTables } from '../../server/looks.tables'
import type { LookSettings } from '../stored-look'
import type { StoredLook } from '../wire.admin'

export type LooksStore = ReturnType<typeof createLooksStore>
type NewLook = { readonly id?: number; readonly title: string; readonly settings: LookSettings; readonly updatedAt: string }

/** Settings of the block that an owner gave a name. */
export function createLooksStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<LookTables>()

  return {
    list: async (): Promise<StoredLook[]> =>
      (await tablesOf().selectFrom('portfolio_look').selectAll().orderBy('id').execute()).map(lookOf),

    find: async (id: number): Promise<StoredLook | undefined> => {
      const row = await tablesOf().selectFrom('portfolio_look').selectAll().where('id', '=', id).executeTakeFirst()
      return row && lookOf(row)
    },

    findForChange: async (id: number, trx: AnyDatabase): Promise<StoredLook | undefined> => {
      const look = tablesOf(trx).selectFrom('portfolio_look').selectAll().where('id', '=', id)
      const row = await look.$call(forUpdate(trx)).executeTakeFirst()
      return row && lookOf(row)
    },

    /** Hands back the settings as they are kept now; undefined when known ones are gone. */
    keep: async ({ id, title, settings, updatedAt }: NewLook, trx?: AnyDatabase): Promise<StoredLook | undefined> => {
      const record = { title, settings: JSON.stringify(settings), updated_at: updatedAt }
      const kept = id
        ? tablesOf(trx).updateTable('portfolio_look').set(record).where('id', '=', id).returningAll()
        : tablesOf(trx).insertInto('portfolio_look').values(record).returningAll()
      const row = await kept.executeTakeFirst()
      return row && lookOf(row)
    },

    remove: async (id: number, trx?: AnyDatabase): Promise<boolean> => {
      const gone = tablesOf(trx).deleteFrom('portfolio_look').where('id', '=', id).returning('id')
      return (await gone.executeTakeFirst()) !== undefined
    },
  }
}

const lookOf = ({ id, title, settings, updated_at }: Selectable<LookTables['portfolio_look']>): StoredLook => ({
  ...{ id, title, settings: storedIn(isRecord, settings, `portfolio display ${id}`) ?? {}, updatedAt: updated_at },
  revision: revisionOf([title, settings]),
})
