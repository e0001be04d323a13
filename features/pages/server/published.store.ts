import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { nextTurn } from '@frontage/kit/turns.server'
import type { PageDocument } from '../page'
import { readable } from './kept'
import type { PageTables } from './pages.tables'

/** Documents that are read in one go, before others get their turn. */
const AT_ONCE = 50

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

    /** Among thousands of pages nobody waits until all of them are read. */
    all: async (): Promise<{ document: PageDocument; at: string }[]> => {
      const pages: { document: PageDocument; at: string }[] = []
      for (const [place, { live: json, live_path, live_at }] of (await live().orderBy('live_path').execute()).entries()) {
        if (place > 0 && place % AT_ONCE === 0) await nextTurn()
        const document = readable(json ?? '', `the published page ${live_path}`)
        if (document) pages.push({ document, at: live_at ?? '' })
      }
      return pages
    },
  }
}
