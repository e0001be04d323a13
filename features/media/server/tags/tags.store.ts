import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { MediaTables } from '../media.tables'

export function createTagsStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<MediaTables>()
  const rowsOf = (names: readonly string[], trx?: AnyDatabase): Promise<MediaTables['media_tag'][]> => {
    const rows = tablesOf(trx)
      .selectFrom('media_tag')
      .selectAll()
      .where('name', 'in', [...names])
    return rows.orderBy('tag').orderBy('name').execute()
  }

  return {
    /** Every tag with how many pictures have it. */
    counted: async (trx?: AnyDatabase): Promise<{ tag: string; count: number }[]> => {
      const rows = tablesOf(trx).selectFrom('media_tag').groupBy('tag').orderBy('tag')
      const found = await rows.select(({ fn }) => ['tag', fn.countAll<number>().as('count')]).execute()
      return found.map(({ tag, count }) => ({ tag, count: Number(count) }))
    },

    /** The tags of these pictures, in the order of the alphabet. */
    of: async (names: readonly string[], trx?: AnyDatabase): Promise<Map<string, string[]>> =>
      names.length ? byName(await rowsOf(names, trx)) : new Map(),

    /** The tags that these pictures have, each with which of them. */
    within: async (names: readonly string[]): Promise<{ tag: string; names: string[] }[]> => byTag(await rowsOf(names)),

    all: async (): Promise<Map<string, string[]>> => byName(await tablesOf().selectFrom('media_tag').selectAll().orderBy('tag').execute()),

    /** Gives a picture these tags and no others. */
    replace: (name: string, tags: readonly string[]): Promise<void> =>
      database.transaction().execute(async (trx) => {
        const tables = tablesOf(trx)
        await tables.deleteFrom('media_tag').where('name', '=', name).execute()
        if (tags.length)
          await tables
            .insertInto('media_tag')
            .values(tags.map((tag) => ({ name, tag })))
            .execute()
      }),

    add: async (names: readonly string[], tags: readonly string[], trx?: AnyDatabase): Promise<void> => {
      const values = names.flatMap((name) => tags.map((tag) => ({ name, tag })))
      if (values.length === 0) return
      await tablesOf(trx)
        .insertInto('media_tag')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    remove: async (names: readonly string[], tags: readonly string[], trx?: AnyDatabase): Promise<void> => {
      if (tags.length === 0) return
      await tablesOf(trx)
        .deleteFrom('media_tag')
        .where('name', 'in', [...names])
        .where('tag', 'in', [...tags])
        .execute()
    },
  }
}

const byName = (rows: readonly MediaTables['media_tag'][]): Map<string, string[]> =>
  new Map([...Map.groupBy(rows, ({ name }) => name)].map(([name, all]) => [name, all.map(({ tag }) => tag)]))

const byTag = (rows: readonly MediaTables['media_tag'][]): { tag: string; names: string[] }[] =>
  [...Map.groupBy(rows, ({ tag }) => tag)].map(([tag, all]) => ({ tag, names: all.map(({ name }) => name) }))
