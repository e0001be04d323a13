import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import { revisionOf } from '@frontage/kit/storage/revision.server'
import type { Insertable, Selectable } from 'kysely'
import type { Taxonomy } from '../item'
import type { PortfolioTables } from './portfolio.tables'

export type TermRow = Selectable<PortfolioTables['portfolio_term']>
export type NewTerm = Insertable<PortfolioTables['portfolio_term']>
/** Tells what a term says from what it said before. */
export const termRevisionOf = ({ taxonomy, slug, name, description, parent }: TermRow): string =>
  revisionOf([taxonomy, slug, name, description, parent])

export type TermsStore = ReturnType<typeof createTermsStore>

/** Sorts items into terms again. Items and terms that are gone are left out. */
export const termsWriter = {
  link: async (links: readonly { readonly item_id: number; readonly term_id: number }[], trx: AnyDatabase): Promise<void> => {
    const tables = trx.withTables<PortfolioTables>()
    for (const { item_id, term_id } of links) {
      const item = await tables.selectFrom('portfolio_item').select('id').where('id', '=', item_id).executeTakeFirst()
      const term = await tables.selectFrom('portfolio_term').select('id').where('id', '=', term_id).executeTakeFirst()
      const link = tables.insertInto('portfolio_item_term').values({ item_id, term_id })
      if (item && term) await link.onConflict((conflict) => conflict.doNothing()).execute()
    }
  },
}

/** Categories, other categories and tags. */
export function createTermsStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<PortfolioTables>()

  return {
    all: (): Promise<TermRow[]> => tablesOf().selectFrom('portfolio_term').selectAll().orderBy('name').orderBy('id').execute(),
    /** The same for whoever changes one: they stand below each other, so others wait until the transaction ends. */
    allForChange: async (trx: AnyDatabase): Promise<TermRow[]> => {
      await takeTurn(trx, 'the terms of the portfolio')
      return tablesOf(trx).selectFrom('portfolio_term').selectAll().execute()
    },
    find: (id: number, trx?: AnyDatabase): Promise<TermRow | undefined> =>
      tablesOf(trx).selectFrom('portfolio_term').selectAll().where('id', '=', id).executeTakeFirst(),
    findBySlug: (taxonomy: Taxonomy, slug: string, trx?: AnyDatabase): Promise<TermRow | undefined> =>
      tablesOf(trx).selectFrom('portfolio_term').selectAll().where('taxonomy', '=', taxonomy).where('slug', '=', slug).executeTakeFirst(),

    add: (term: NewTerm, trx?: AnyDatabase): Promise<TermRow> =>
      tablesOf(trx).insertInto('portfolio_term').values(term).returningAll().executeTakeFirstOrThrow(),
    change: (id: number, term: Partial<NewTerm>, trx?: AnyDatabase): Promise<TermRow | undefined> =>
      tablesOf(trx).updateTable('portfolio_term').set(term).where('id', '=', id).returningAll().executeTakeFirst(),

    /** Terms below it come up one step. */
    remove: async (id: number, trx: AnyDatabase): Promise<boolean> => {
      const tables = tablesOf(trx)
      const gone = await tables.deleteFrom('portfolio_term').where('id', '=', id).returning('parent').executeTakeFirst()
      if (!gone) return false
      await tables.updateTable('portfolio_term').set({ parent: gone.parent }).where('parent', '=', id).execute()
      return true
    },
  }
}
