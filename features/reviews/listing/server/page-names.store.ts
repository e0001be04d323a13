import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { ReviewTables } from '../../server/store/reviews.tables'

export type PageNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

const MOST_NAMES = 1000

/** What pages at their sources are called. A name is looked up once: it hardly ever changes. */
export function createPageNames(database: AnyDatabase): PageNames {
  const db = database.withTables<ReviewTables>()
  const names = new Map<string, string>()

  async function nameOf(id: string): Promise<string> {
    const named = db.selectFrom('review').select('pagename').where('status', '=', 'published').where('pageid', '=', id).limit(1)
    return (await named.executeTakeFirst())?.pagename ?? ''
  }

  return async (ids) => {
    if (names.size > MOST_NAMES) names.clear()
    for (const id of ids) if (!names.has(id)) names.set(id, await nameOf(id))
    return names
  }
}
