import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { likeOf } from '@frontage/kit/storage/like.server'
import { forUpdate } from '@frontage/kit/storage/locks.server'
import { type Insertable, type Kysely, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { PageTables } from './pages.tables'

export type PageRecord = Selectable<PageTables['page']>

/** The pages of the site as their owner has them. What visitors may read is in published.store.ts. */
export function createPagesStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<PageTables>()
  const there = (trx?: AnyDatabase) => tablesOf(trx).selectFrom('page').selectAll().where('removed_at', 'is', null)
  const gone = (trx?: AnyDatabase) => tablesOf(trx).selectFrom('page').selectAll().where('removed_at', 'is not', null)

  return {
    all: (trx?: AnyDatabase): Promise<PageRecord[]> => there(trx).orderBy('path').orderBy('id').execute(),

    /** The same that have a draft, or are published, of which no more than some are in memory at a time. */
    each: (column: 'live' | 'draft', trx?: AnyDatabase): AsyncGenerator<PageRecord> => each(there(trx).where(column, 'is not', null)),

    /** In a transaction nobody else changes it until that ends. */
    find: (id: number, trx?: AnyDatabase): Promise<PageRecord | undefined> =>
      locked(there(trx).where('id', '=', id), trx).executeTakeFirst(),

    findRemoved: (id: number, trx?: AnyDatabase): Promise<PageRecord | undefined> => gone(trx).where('id', '=', id).executeTakeFirst(),

    /** Pages that stand at a path, or would after they are published. */
    at: (path: string, trx?: AnyDatabase): Promise<PageRecord[]> =>
      there(trx)
        .where((is) => is.or([is('path', '=', path), is('live_path', '=', path)]))
        .orderBy('live_path', (order) => order.desc().nullsLast())
        .execute(),

    /** The page that visitors see at a path. */
    liveAt: (path: string, trx?: AnyDatabase): Promise<PageRecord | undefined> =>
      there(trx).where('live_path', '=', path).executeTakeFirst(),

    add: async (page: Insertable<PageTables['page']>, trx?: AnyDatabase): Promise<number> =>
      (await tablesOf(trx).insertInto('page').values(page).returning('id').executeTakeFirstOrThrow()).id,

    /** Pages whose draft or public state holds a text. */
    holding: (text: string): Promise<PageRecord[]> =>
      there()
        .where((is) =>
          is.or((['draft', 'live'] as const).map((column) => sql<boolean>`${sql.ref(column)} like ${likeOf(text)} escape '\\'`)),
        )
        .orderBy('title')
        .execute(),

    change: async (id: number, change: Updateable<PageTables['page']>, trx?: AnyDatabase): Promise<void> => {
      await tablesOf(trx).updateTable('page').set(change).where('id', '=', id).execute()
    },

    sweep: (until: string, trx: AnyDatabase): Promise<number> => sweep(until, tablesOf(trx)),

    /** Changes a page only as it was read; undefined when it is another one meanwhile. */
    changeAt: (
      { id, revision }: Pick<PageRecord, 'id' | 'revision'>,
      change: Updateable<PageTables['page']>,
      trx?: AnyDatabase,
    ): Promise<PageRecord | undefined> =>
      tablesOf(trx)
        .updateTable('page')
        .set({ ...change, revision: revision + 1 })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .where('removed_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
  }
}

const locked = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, trx?: AnyDatabase) =>
  trx ? query.$call(forUpdate(trx)) : query

/** Pages that are read by one statement, at once. */
const AT_ONCE = 5

async function* each(pages: SelectQueryBuilder<PageTables, 'page', PageRecord>): AsyncGenerator<PageRecord> {
  const ids = (await pages.clearSelect().select('id').orderBy('path').orderBy('id').execute()).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += AT_ONCE)
    yield* await pages
      .where('id', 'in', ids.slice(start, start + AT_ONCE))
      .orderBy('path')
      .orderBy('id')
      .execute()
}

/** Takes away for good what was removed until then, with its versions and links; how many pages that were. */
async function sweep(until: string, tables: Kysely<PageTables>): Promise<number> {
  const gone = await tables.selectFrom('page').select('id').where('removed_at', '<=', until).execute()
  if (gone.length === 0) return 0
  const ids = gone.map(({ id }) => id)
  await tables.deleteFrom('page_version').where('page_id', 'in', ids).execute()
  await tables.deleteFrom('page_share').where('page_id', 'in', ids).execute()
  await tables.deleteFrom('page').where('id', 'in', ids).execute()
  return gone.length
}
