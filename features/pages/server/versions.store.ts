import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Selectable } from 'kysely'
import { MOST_VERSIONS } from '../spec'
import type { PageTables } from './pages.tables'

type VersionRecord = Selectable<PageTables['page_version']>

/** What was published of each page, by number; the newest are kept. */
export function createVersionsStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<PageTables>()
  return {
    all: (page: number): Promise<VersionRecord[]> =>
      tablesOf().selectFrom('page_version').selectAll().where('page_id', '=', page).orderBy('version', 'desc').execute(),

    find: (page: number, version: number, trx?: AnyDatabase): Promise<VersionRecord | undefined> =>
      tablesOf(trx).selectFrom('page_version').selectAll().where('page_id', '=', page).where('version', '=', version).executeTakeFirst(),

    add: async ({ page_id, ...rest }: Omit<VersionRecord, 'version'>, trx: AnyDatabase): Promise<void> => {
      const tables = tablesOf(trx)
      const last = tables.selectFrom('page_version').select('version').where('page_id', '=', page_id).orderBy('version', 'desc').limit(1)
      const version = ((await last.executeTakeFirst())?.version ?? 0) + 1
      await tables
        .insertInto('page_version')
        .values({ page_id, version, ...rest })
        .execute()
      await tables
        .deleteFrom('page_version')
        .where('page_id', '=', page_id)
        .where('version', '<=', version - MOST_VERSIONS)
        .execute()
    },
  }
}
