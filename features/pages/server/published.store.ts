import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { PageDocument } from '../page'
import { readable } from './kept'
import type { PageTables } from './pages.tables'

export type PublishedPages = ReturnType<typeof createPublishedPages>

/** All that visitors, searches and lists for visitors ever get to read: no draft, nothing scheduled, nothing taken away. */
export function createPublishedPages(database: AnyDatabase) {
  const live = () =>
    database.withTables<PageTables>().selectFrom('page').select(['live', 'live_path', 'live_at']).where('live', 'is not', null)
  return {
    find: async (path: string): Promise<PageDocument | undefined> => {
      const row = await live().where('live_path', '=', path).executeTakeFirst()
      return row?.live ? readable(row.live, `the published page ${path}`) : undefined
    },

    all: async (): Promise<{ document: PageDocument; at: string }[]> => {
      const rows = await live().orderBy('live_path').execute()
      return rows.flatMap(({ live, live_path, live_at }) => {
        const document = readable(live ?? '', `the published page ${live_path}`)
        return document ? [{ document, at: live_at ?? '' }] : []
      })
    },
  }
}
