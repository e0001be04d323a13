import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import { fold } from '@frontage/kit/text'
import type { RequestOf } from '@frontage/kit/wire/call'
import { sql } from 'kysely'
import type { ItemRow } from '../../server/items.store'
import type { PortfolioTables } from '../../server/portfolio.tables'
import type { listOwnItems } from '../../wire.admin'

type OwnQuery = RequestOf<typeof listOwnItems>

/** Items as their owner looks through them, drafts among them. */
export function createOwnPages(database: AnyDatabase) {
  const db = database.withTables<PortfolioTables>()
  return {
    page: async ({ q, state, type, term, page, perPage }: OwnQuery): Promise<{ rows: ItemRow[]; total: number }> => {
      const part = `%${fold(q.trim()).replace(/[\\%_]/g, '\\$&')}%`
      let query = db.selectFrom('portfolio_item')
      if (state) query = query.where('state', '=', state)
      if (type) query = query.where('type', '=', type)
      if (q.trim()) query = query.where(sql<boolean>`(found_title like ${part} escape '\\' or found_excerpt like ${part} escape '\\')`)
      if (term)
        query = query.where('id', 'in', (pairs) => pairs.selectFrom('portfolio_item_term').select('item_id').where('term_id', '=', term))
      const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const inOrder = query.select('id').orderBy('position').orderBy('id', 'desc')
      const ids = inOrder.limit(perPage).offset((page - 1) * perPage)
      // The way to a page leads along numbers alone: rows that are passed over are not read.
      const rows = db
        .selectFrom('portfolio_item')
        .selectAll()
        .where('id', 'in', db.selectFrom(ids.as('part')).select('part.id'))
      return { rows: await rows.orderBy('position').orderBy('id', 'desc').execute(), total: Number(total) }
    },

    /** Numbers of all items in the owner's order, for whoever changes it: nobody else does until the transaction ends. */
    orderForChange: async (trx: AnyDatabase): Promise<number[]> => {
      await takeTurn(trx, 'the order of the portfolio')
      const tables = trx.withTables<PortfolioTables>()
      const rows = await tables.selectFrom('portfolio_item').select('id').orderBy('position').orderBy('id', 'desc').execute()
      return rows.map(({ id }) => id)
    },

    /** Gives every item the number of its place; only those that moved, once all have one. */
    setOrder: async (after: readonly number[], trx: AnyDatabase): Promise<void> => {
      const tables = trx.withTables<PortfolioTables>()
      for (const [position, id] of after.entries())
        await tables.updateTable('portfolio_item').set({ position }).where('id', '=', id).where('position', '!=', position).execute()
    },
  }
}
