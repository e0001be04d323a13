import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Taken } from '../translate/media-index'
import type { ImportTables } from './imports.tables'

/** Pictures that an import has fetched, by the number of their attachment: it goes on behind them. */
export function createFetchedPictures(database: AnyDatabase) {
  const within = (trx: AnyDatabase = database) => trx.withTables<ImportTables>()
  return {
    all: async (id: number): Promise<Map<string, Taken>> => {
      const found = await within().selectFrom('wordpress_picture').selectAll().where('import_id', '=', id).execute()
      return new Map(found.map(({ attachment, file, width, height }) => [attachment, { file, width, height }]))
    },

    keep: async (id: number, attachment: string, { file, width, height }: Taken): Promise<void> => {
      await within()
        .insertInto('wordpress_picture')
        .values({ import_id: id, attachment, file, width, height })
        .onConflict((conflict) => conflict.columns(['import_id', 'attachment']).doUpdateSet({ file, width, height }))
        .execute()
    },

    /** They belong to another import from now on. */
    hand: async (from: number, to: number, trx: AnyDatabase): Promise<void> =>
      void (await within(trx).updateTable('wordpress_picture').set({ import_id: to }).where('import_id', '=', from).execute()),

    forget: async (id: number, trx?: AnyDatabase): Promise<void> =>
      void (await within(trx).deleteFrom('wordpress_picture').where('import_id', '=', id).execute()),
  }
}

export type FetchedPictures = ReturnType<typeof createFetchedPictures>
