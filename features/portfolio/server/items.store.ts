import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { forUpdate } from '@frontage/kit/storage/locks.server'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { PortfolioTables } from './portfolio.tables'

export type ItemRow = Selectable<PortfolioTables['portfolio_item']>
export type NewItem = Insertable<PortfolioTables['portfolio_item']>
export type Tables = Kysely<Record<never, never> & PortfolioTables>

export type ItemsStore = ReturnType<typeof createItemsStore>

/** Items, whatever their state. Whoever asks for visitors names the published ones. */
export function createItemsStore(database: AnyDatabase) {
  const db: Tables = database.withTables<PortfolioTables>()
  const items = (trx: AnyDatabase = database) => trx.withTables<PortfolioTables>().selectFrom('portfolio_item').selectAll()

  return {
    find: (id: number, trx?: AnyDatabase): Promise<ItemRow | undefined> => items(trx).where('id', '=', id).executeTakeFirst(),
    findForChange: (id: number, trx: AnyDatabase): Promise<ItemRow | undefined> =>
      items(trx).where('id', '=', id).$call(forUpdate(trx)).executeTakeFirst(),
    findBySlug: (slug: string, trx?: AnyDatabase): Promise<ItemRow | undefined> => items(trx).where('slug', '=', slug).executeTakeFirst(),
    /** Undefined where there is none. */
    newestId: async (): Promise<number | undefined> =>
      (await db.selectFrom('portfolio_item').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id,
    findBySource: (source: string, trx?: AnyDatabase): Promise<ItemRow | undefined> =>
      items(trx).where('source', '=', source).executeTakeFirst(),
    published: (slug: string): Promise<ItemRow | undefined> =>
      items().where('slug', '=', slug).where('state', '=', 'published').executeTakeFirst(),
    /** Published ones, the latest first. */
    newest: (most: number): Promise<ItemRow[]> =>
      items().where('state', '=', 'published').orderBy('published_at', 'desc').orderBy('id', 'desc').limit(most).execute(),

    /** These items in this order; those that are gone are left out. */
    inOrder: async (ids: readonly number[]): Promise<ItemRow[]> => {
      if (!ids.length) return []
      const rows = await items()
        .where('id', 'in', [...ids])
        .execute()
      const known = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => known.get(id) ?? [])
    },

    /** Numbers of the terms of each item. */
    termsOf: async (ids: readonly number[], trx: AnyDatabase = database): Promise<ReadonlyMap<number, readonly number[]>> => {
      const found = new Map<number, number[]>(ids.map((id) => [id, []]))
      if (!ids.length) return found
      const pairs = trx.withTables<PortfolioTables>().selectFrom('portfolio_item_term').selectAll()
      for (const pair of await pairs
        .where('item_id', 'in', [...ids])
        .orderBy('term_id')
        .execute())
        found.get(pair.item_id)?.push(pair.term_id)
      return found
    },

    counts: async (): Promise<{ draft: number; published: number }> => {
      const rows = await db
        .selectFrom('portfolio_item')
        .select(['state', ({ fn }) => fn.countAll<number>().as('total')])
        .groupBy('state')
        .execute()
      const total = (state: string): number => Number(rows.find((row) => row.state === state)?.total ?? 0)
      return { draft: total('draft'), published: total('published') }
    },
  }
}
