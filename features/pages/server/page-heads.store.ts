import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'
import type { PageRecord } from './pages.store'
import type { PageTables } from './pages.tables'

/** What stands about a page, without what is written on it: a draft is empty, or null while there is none. */
export type PageHead = Omit<PageRecord, 'live'>
export type PageHeads = ReturnType<typeof createPageHeads>

const about = ['id', 'path', 'title', 'draft_at', 'draft_by', 'revision', 'live_path', 'live_at'] as const
const planned = ['publish_at', 'unpublish_at', 'scheduled_by', 'refused', 'removed_at', 'removed_by'] as const

/** The pages of the site for lists, whose documents are too long to be read each time. */
export function createPageHeads(database: AnyDatabase) {
  const there = () => database.withTables<PageTables>().selectFrom('page').where('removed_at', 'is', null)
  return {
    all: (): Promise<PageHead[]> =>
      there()
        .select([...about, ...planned, sql<string | null>`case when draft is null then null else '' end`.as('draft')])
        .orderBy('path')
        .orderBy('id')
        .execute(),

    /** Some of them as a whole. */
    among: (ids: readonly number[]): Promise<PageRecord[]> => there().selectAll().where('id', 'in', ids).execute(),
  }
}
