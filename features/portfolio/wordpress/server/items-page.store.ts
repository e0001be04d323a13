import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { ItemRow } from '../../server/items.store'
import type { PortfolioTables } from '../../server/portfolio.tables'
import type { TermRow } from '../../server/terms.store'
import type { ItemQuery } from './item-parameters'
import { matches, orderOf } from './items.query'

const MOST_REMEMBERED = 200

/** Pages of published items as WordPress clients ask for them. Totals are remembered until `forget`. */
export function createItemPages(database: AnyDatabase) {
  const db = database.withTables<PortfolioTables>()
  let totals = new Map<string, Promise<number>>()

  async function count(query: ItemQuery, terms: ReadonlyMap<number, TermRow>): Promise<number> {
    const counted = db
      .selectFrom('portfolio_item')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(matches(query, terms))
    return Number((await counted.executeTakeFirstOrThrow()).total)
  }

  return {
    total: (query: ItemQuery, terms: ReadonlyMap<number, TermRow>): Promise<number> => {
      const { page: _page, per_page: _size, offset: _offset, order: _order, orderby: _orderby, ...filters } = query
      const key = JSON.stringify(filters)
      const total = totals.get(key) ?? count(query, terms)
      if (totals.size >= MOST_REMEMBERED) totals = new Map()
      totals.set(key, total)
      total.catch(() => totals.delete(key))
      return total
    },

    page: (query: ItemQuery, terms: ReadonlyMap<number, TermRow>): Promise<ItemRow[]> => {
      const { key, way } = orderOf(query)
      const { offset, page, per_page: size } = query
      const inOrder = db.selectFrom('portfolio_item').select('id').where(matches(query, terms)).orderBy(key, way).orderBy('id', way)
      const ids = inOrder.limit(size).offset(offset === undefined ? (page - 1) * size : Math.abs(offset))
      const rows = db
        .selectFrom('portfolio_item')
        .selectAll()
        .where('id', 'in', db.selectFrom(ids.as('part')).select('part.id'))
      return rows.orderBy(key, way).orderBy('id', way).execute()
    },

    forget: (): void => {
      totals = new Map()
    },
  }
}
