import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { PortfolioTables } from '../portfolio.tables'
import type { TermRow } from '../terms.store'
import { Catalogue } from './catalogue'

/** Characters of a content that search looks into. */
const SEARCHED = 2000

/** `counts` are of published items, for each term its own alone. */
export type Loaded = {
  readonly catalogue: Catalogue
  readonly terms: ReadonlyMap<number, TermRow>
  readonly counts: ReadonlyMap<number, number>
}
export type CatalogueStore = ReturnType<typeof createCatalogueStore>

/** The catalogue of the published items, remembered until `forget`. Whoever asks while it is read waits for the same reading. */
export function createCatalogueStore(database: AnyDatabase) {
  let known: Promise<Loaded> | undefined
  return {
    load: (): Promise<Loaded> => {
      const loading = known ?? read(database)
      known = loading
      loading.catch(() => {
        if (known === loading) known = undefined
      })
      return loading
    },
    forget: (): void => {
      known = undefined
    },
  }
}

/** Where the pages of all published items stand, and when they were changed. */
export const publishedPages = (database: AnyDatabase) =>
  database
    .withTables<PortfolioTables>()
    .selectFrom('portfolio_item')
    .select(['slug', 'modified_at'])
    .where('state', '=', 'published')
    .execute()

async function read(database: AnyDatabase): Promise<Loaded> {
  const db = database.withTables<PortfolioTables>()
  const items = await db
    .selectFrom('portfolio_item')
    .select(({ fn, val }) => [
      'id',
      'found_title',
      'found_excerpt',
      'site_type',
      fn<string>('substr', ['found_content', val(1), val(SEARCHED)]).as('content'),
    ])
    .where('state', '=', 'published')
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute()
  const terms = await db.selectFrom('portfolio_term').selectAll().execute()
  const pairs = await db.selectFrom('portfolio_item_term').selectAll().execute()
  const termsOf = new Map<number, number[]>(items.map(({ id }) => [id, []]))
  for (const { item_id, term_id } of pairs) termsOf.get(item_id)?.push(term_id)
  const entries = items.map(({ id, found_title, found_excerpt, content, site_type }) => ({
    id,
    terms: termsOf.get(id)!,
    words: `${found_title} ${found_excerpt} ${site_type} ${content}`,
  }))
  const counts = new Map<number, number>()
  for (const entry of entries) for (const id of entry.terms) counts.set(id, (counts.get(id) ?? 0) + 1)
  const byName = terms.sort((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id)
  return { catalogue: new Catalogue(entries, byName), terms: new Map(byName.map((term) => [term.id, term])), counts }
}
