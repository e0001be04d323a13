import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Selectable } from 'kysely'
import type { MediaTables } from './media.tables'

export type SizeRow = Selectable<MediaTables['media_size']>
export type AvifRow = Selectable<MediaTables['media_avif']>

/** The files that a picture is kept in. */
export function createSizesStore(database: AnyDatabase) {
  const db = database.withTables<MediaTables>()
  const of = (name: string, trx?: AnyDatabase): Promise<SizeRow[]> =>
    (trx?.withTables<MediaTables>() ?? db).selectFrom('media_size').selectAll().where('name', '=', name).orderBy('width').execute()

  return {
    of,

    /** The smallest size that is wide enough, else the widest. */
    at: async (name: string, width: number): Promise<SizeRow | undefined> => {
      const sizes = await of(name)
      return sizes.find((size) => size.width >= width) ?? sizes.at(-1)
    },

    /** The AVIF of a size, if the size is still the one that it was made from. */
    avif: ({ name, width, file }: SizeRow): Promise<AvifRow | undefined> =>
      db.selectFrom('media_avif').selectAll().where('name', '=', name).where('width', '=', width).where('of', '=', file).executeTakeFirst(),

    putAvif: async (row: AvifRow): Promise<void> => {
      const { name: _name, width: _width, ...rest } = row
      await db
        .insertInto('media_avif')
        .values(row)
        .onConflict((conflict) => conflict.columns(['name', 'width']).doUpdateSet(rest))
        .execute()
    },
  }
}
