import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { sql, type Updateable } from 'kysely'
import type { ItemRow, NewItem } from './items.store'
import type { PortfolioTables } from './portfolio.tables'

/** Parameters that one statement is given. */
const AT_ONCE = 500

/** Changes to items. Each takes part in the transaction of its action. */
export const itemsWriter = {
  add: (item: NewItem, trx: AnyDatabase): Promise<ItemRow> =>
    trx.withTables<PortfolioTables>().insertInto('portfolio_item').values(item).returningAll().executeTakeFirstOrThrow(),

  change: (id: number, change: Updateable<PortfolioTables['portfolio_item']>, trx: AnyDatabase): Promise<ItemRow | undefined> =>
    trx.withTables<PortfolioTables>().updateTable('portfolio_item').set(change).where('id', '=', id).returningAll().executeTakeFirst(),

  remove: async (ids: readonly number[], trx: AnyDatabase): Promise<number[]> => {
    const gone = trx
      .withTables<PortfolioTables>()
      .deleteFrom('portfolio_item')
      .where('id', 'in', [...ids])
    return (await gone.returning('id').execute()).map(({ id }) => id)
  },

  /** The place before all others. */
  firstPosition: async (trx: AnyDatabase): Promise<number> => {
    const first = trx
      .withTables<PortfolioTables>()
      .selectFrom('portfolio_item')
      .select(({ fn }) => fn.min<number | null>('position').as('position'))
    return ((await first.executeTakeFirst())?.position ?? 1) - 1
  },

  /** The place behind all others. */
  lastPosition: async (trx: AnyDatabase): Promise<number> => {
    const last = trx
      .withTables<PortfolioTables>()
      .selectFrom('portfolio_item')
      .select(({ fn }) => fn.max<number | null>('position').as('position'))
    return ((await last.executeTakeFirst())?.position ?? -1) + 1
  },

  /** Gives an item exactly these terms. */
  setTerms: async (id: number, terms: readonly number[], trx: AnyDatabase): Promise<void> => {
    const tables = trx.withTables<PortfolioTables>()
    await tables.deleteFrom('portfolio_item_term').where('item_id', '=', id).execute()
    const rows = [...new Set(terms)].map((term_id) => ({ item_id: id, term_id }))
    for (let start = 0; start < rows.length; start += AT_ONCE)
      await tables
        .insertInto('portfolio_item_term')
        .values(rows.slice(start, start + AT_ONCE))
        .execute()
  },

  addTerm: async (ids: readonly number[], term: number, trx: AnyDatabase): Promise<void> => {
    const tables = trx.withTables<PortfolioTables>()
    await tables
      .insertInto('portfolio_item_term')
      .columns(['item_id', 'term_id'])
      .expression(
        tables
          .selectFrom('portfolio_item')
          .select(['id', sql<number>`cast(${term} as bigint)`.as('term_id')])
          .where('id', 'in', [...ids]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  dropTerm: async (ids: readonly number[], term: number, trx: AnyDatabase): Promise<void> => {
    await trx
      .withTables<PortfolioTables>()
      .deleteFrom('portfolio_item_term')
      .where('term_id', '=', term)
      .where('item_id', 'in', [...ids])
      .execute()
  },
}
