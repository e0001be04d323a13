import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Selectable } from 'kysely'
import type { MediaTables } from './media.tables'

export type MediaRow = Selectable<MediaTables['media']>
export type SizeRow = Selectable<MediaTables['media_size']>

export function createMediaStore(database: AnyDatabase) {
  const db = database.withTables<MediaTables>()
  const sizesOf = (name: string) => db.selectFrom('media_size').selectAll().where('name', '=', name)

  return {
    find: (name: string): Promise<MediaRow | undefined> => db.selectFrom('media').selectAll().where('name', '=', name).executeTakeFirst(),

    /** The smallest size that is wide enough, else the widest. */
    size: async (name: string, width: number): Promise<SizeRow | undefined> => {
      const sizes = await sizesOf(name).orderBy('width').execute()
      return sizes.find((size) => size.width >= width) ?? sizes.at(-1)
    },

    setAlt: async (name: string, alt: string): Promise<void> => {
      await db.updateTable('media').set({ alt }).where('name', '=', name).execute()
    },

    /** Puts a picture in the place of whatever had its name, and hands back the files that nobody names any more. */
    put: (media: MediaRow, sizes: readonly Omit<SizeRow, 'name'>[]): Promise<string[]> =>
      db.transaction().execute(async (within) => {
        const gone = await within.deleteFrom('media_size').where('name', '=', media.name).returning('file').execute()
        const { name, ...rest } = media
        await within
          .insertInto('media')
          .values(media)
          .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
          .execute()
        await within
          .insertInto('media_size')
          .values(sizes.map((size) => ({ name, ...size })))
          .execute()
        return gone.map(({ file }) => file)
      }),
  }
}
