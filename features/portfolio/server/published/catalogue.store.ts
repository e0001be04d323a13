import { createRemembered } from '@frontage/kit/remembered.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { listed } from '@frontage/kit/storage/listed.server'
import { sql } from 'kysely'
import type { PortfolioTables } from '../portfolio.tables'
import type { TermRow } from '../terms.store'
import { Catalogue, type Choice, type ItemResults } from './catalogue'
import { everything, seek } from './item-words'
import type { Vocabulary } from './vocabulary'
import { readVocabulary } from './vocabulary.store'

/** `counts` are of published items, for each term its own alone. */
export type Loaded = {
  readonly catalogue: Catalogue
  readonly terms: ReadonlyMap<number, TermRow>
  readonly counts: ReadonlyMap<number, number>
  /** What fits a choice and a search; without a search nobody reads what is written about the items. */
  find(choice: Choice, q: string): Promise<ItemResults>
}
export type CatalogueStore = ReturnType<typeof createCatalogueStore>

/** The catalogue of the published items, remembered until `forget`. Whoever asks while it is read waits for the same reading. */
export function createCatalogueStore(database: AnyDatabase) {
  const known = createRemembered<Loaded>(1)
  return { load: (): Promise<Loaded> => known.recall('all', () => read(database)), forget: known.forget }
}

/** Where the pages of all published items stand, what they are called, and when they were changed. */
export const publishedPages = (database: AnyDatabase) =>
  database
    .withTables<PortfolioTables>()
    .selectFrom('portfolio_item')
    .select(['slug', 'title', 'modified_at'])
    .where('state', '=', 'published')
    .execute()

async function read(database: AnyDatabase): Promise<Loaded> {
  const db = database.withTables<PortfolioTables>()
  const inOrder = sql`select id from portfolio_item where state = 'published' order by position, id desc`
  const { id: ids } = await listed(database, inOrder, ['id'])
  const terms = await db.selectFrom('portfolio_term').selectAll().execute()
  const pairs = await listed(database, sql`select item_id, term_id from portfolio_item_term`, ['item_id', 'term_id'])
  const termsOf = new Map<number, number[]>(ids.map((id) => [id, []]))
  for (const [place, item] of pairs.item_id.entries()) termsOf.get(item)?.push(pairs.term_id[place]!)
  const entries = ids.map((id) => ({ id, terms: termsOf.get(id)! }))
  const counts = new Map<number, number>()
  for (const entry of entries) for (const id of entry.terms) counts.set(id, (counts.get(id) ?? 0) + 1)
  const byName = terms.sort((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id)
  const catalogue = new Catalogue(entries, byName)
  const words = createRemembered<Vocabulary>(1)
  return {
    ...{ catalogue, terms: new Map(byName.map((term) => [term.id, term])), counts },
    find: async (choice, q) => {
      if (!q.trim()) return catalogue.find(choice, everything)
      return catalogue.find(choice, seek(q, await words.recall('all', () => readVocabulary(db, entries, byName)), ids.length))
    },
  }
}
