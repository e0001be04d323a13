import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { PageDocument } from '../page'
import { kept } from './kept'
import type { PageTables } from './pages.tables'

export type PublishedPages = ReturnType<typeof createPublishedPages>

/** All that visitors, searches and lists for visitors ever get to read: no draft, nothing scheduled, nothing taken away. */
export function createPublishedPages(database: AnyDatabase) {
  const live = () => database.withTables<PageTables>().selectFrom('page').select(['live', 'live_at']).where('live', 'is not', null)
  return {
    find: async (path: string): Promise<PageDocument | undefined> => {
      const row = await live().where('live_path', '=', path).executeTakeFirst()
      return row?.live ? kept(row.live) : undefined
    },

    all: async (): Promise<{ document: PageDocument; at: string }[]> => {
      const rows = await live().orderBy('live_path').execute()
      return rows.map(({ live, live_at }) => ({ document: kept(live ?? ''), at: live_at ?? '' }))
    },
  }
}
