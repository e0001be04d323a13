import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { type Kysely, sql } from 'kysely'
import type { SeoTables } from './redirects.tables'

type Use = { readonly hits: number; readonly lastDay: string }
type Missing = Use & { readonly path: string }
export type CountsStore = ReturnType<typeof createCountsStore>

/** How often redirects were used, and which addresses were missing: numbers by day, nothing of visitors. */
export function createCountsStore(database: AnyDatabase) {
  const db = database.withTables<SeoTables>()
  return {
    ...adding(db),

    uses: async (ids: readonly number[]): Promise<ReadonlyMap<number, Use>> => {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('redirect_hit')
        .select(({ fn }) => ['redirect_id', fn.sum<number>('hits').as('hits'), fn.max('day').as('day')])
        .where('redirect_id', 'in', ids)
        .groupBy('redirect_id')
        .execute()
      return new Map(rows.map(({ redirect_id, hits, day }) => [Number(redirect_id), { hits: Number(hits), lastDay: day }]))
    },

    /** The most wanted ones first. */
    missing: async (most: number): Promise<Missing[]> => {
      const rows = await db.selectFrom('missing_path').selectAll().orderBy('hits', 'desc').orderBy('path').limit(most).execute()
      return rows.map(({ path, hits, last_day }) => ({ path, hits, lastDay: last_day }))
    },

    forget: async (path: string): Promise<number> => {
      const gone = db.deleteFrom('missing_path').returning('path')
      return (await (path ? gone.where('path', '=', path) : gone).execute()).length
    },

    /** What is older goes, and of missing addresses all but the most wanted. */
    prune: async (before: string, most: number): Promise<void> => {
      await db.deleteFrom('redirect_hit').where('day', '<', before).execute()
      await db.deleteFrom('missing_path').where('last_day', '<', before).execute()
      const kept = db
        .selectFrom('missing_path')
        .select('path')
        .orderBy('hits', 'desc')
        .orderBy('last_day', 'desc')
        .orderBy('path')
        .limit(most)
      await db.deleteFrom('missing_path').where('path', 'not in', kept).execute()
    },
  }
}

const more = (table: 'redirect_hit' | 'missing_path', hits: number) => sql<number>`${sql.ref(`${table}.hits`)} + ${hits}`

const adding = (db: Kysely<SeoTables>) => ({
  addUse: async (id: number, day: string, hits: number): Promise<void> => {
    await db
      .insertInto('redirect_hit')
      .values({ redirect_id: id, day, hits })
      .onConflict((conflict) => conflict.columns(['redirect_id', 'day']).doUpdateSet({ hits: more('redirect_hit', hits) }))
      .execute()
  },

  addMissing: async (path: string, day: string, hits: number): Promise<void> => {
    await db
      .insertInto('missing_path')
      .values({ path, hits, last_day: day })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ hits: more('missing_path', hits), last_day: day }))
      .execute()
  },
})
