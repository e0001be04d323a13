import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { engineOf } from '@frontage/kit/storage/database.server'
import { likeOf } from '@frontage/kit/storage/like.server'
import { indexQueryOf } from '@frontage/kit/storage/search-index.server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PageDocument } from '../page'
import { readable } from './kept'
import type { PageTables } from './pages.tables'
import type { Readings } from './readings.store'

export type PublishedPages = ReturnType<typeof createPublishedPages>

/** All that visitors, searches and lists for visitors ever get to read: no draft, nothing scheduled, nothing taken away. */
export function createPublishedPages(database: AnyDatabase, readings: Pick<Readings, 'complete'>) {
  const db = database.withTables<PageTables>()
  const read = () => db.selectFrom('page_reading').where('path', '<>', '')
  const holding = (words: readonly string[]) =>
    read()
      .select(['id', 'path', 'title'])
      .where(holds(words, engineOf(database)))
      .orderBy('path')

  return {
    find: async (path: string): Promise<PageDocument | undefined> => {
      const row = await db.selectFrom('page').select('live').where('live', 'is not', null).where('live_path', '=', path).executeTakeFirst()
      return row?.live ? readable(row.live, `the published page ${path}`) : undefined
    },

    /** Every page with its names of sections, by their paths. */
    places: async (): Promise<{ path: string; title: string; anchors: string }[]> => {
      await readings.complete()
      return read().select(['path', 'title', 'anchors']).orderBy('path').execute()
    },

    /** Pages that search engines may know. */
    findable: async (): Promise<{ path: string; changed_at: string }[]> => {
      await readings.complete()
      return read().select(['path', 'changed_at']).where('is_hidden', '=', 0).orderBy('path').execute()
    },

    /** Pages that hold all of these words, folded, by their paths. */
    holding: async (words: readonly string[]): Promise<{ id: number; path: string; title: string }[]> => {
      await readings.complete()
      return holding(words).execute()
    },

    /** What some pages say. */
    textsOf: async (ids: readonly number[]): Promise<Map<number, string>> => {
      const found = ids.length ? await read().select(['id', 'text']).where('id', 'in', ids).execute() : []
      return new Map(found.map(({ id, text }) => [id, text]))
    },

    /** The first page that shows a block. */
    pathWith: async (block: string): Promise<string | undefined> => {
      await readings.complete()
      const shows = sql<SqlBool>`blocks like ${likeOf(JSON.stringify(block))} escape '\\'`
      return (await read().select('path').where(shows).orderBy('path').limit(1).executeTakeFirst())?.path
    },

    /** How the database goes about a search. */
    planOf: (words: readonly string[]) => holding(words),
  }
}

/** In SQLite its index says first which pages may hold them. */
function holds(words: readonly string[], engine: 'sqlite' | 'postgres'): RawBuilder<SqlBool> {
  const queries = engine === 'sqlite' ? words.flatMap((word) => indexQueryOf(word) ?? []) : []
  const found = sql<SqlBool>`id in (select rowid from page_reading_search where page_reading_search match ${queries.join(' AND ')})`
  const each = words.map((word) => sql<SqlBool>`search_text like ${likeOf(word)} escape '\\'`)
  return sql.join([...(queries.length ? [found] : []), ...each], sql` and `)
}
