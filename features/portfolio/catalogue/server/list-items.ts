import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import type { ItemsStore } from '../../server/items.store'
import { cardOf, shownPictures } from '../../server/presenter'
import type { Choice, ItemResults } from '../../server/published/catalogue'
import type { CatalogueStore, Loaded } from '../../server/published/catalogue.store'
import { MOST_PER_PAGE } from '../../spec'
import { type ListItemsRequest, listItems } from '../../wire'
import { meantTerms } from './meant-terms'

type Stores = { readonly items: ItemsStore; readonly catalogue: CatalogueStore }

/** A page of what fits, and what other choices would find. */
export const listItemsRoute = ({ library }: Pick<Tools, 'library'>, { items, catalogue }: Stores) =>
  answer(listItems)
    .allow(anyone)
    .costing(({ q }) => (q ? 'search' : 'page'))
    .with(async (request) => {
      const loaded = await catalogue.load()
      const found = await loaded.find(choiceOf(request, loaded.terms), request.q)
      const ids = pageOf(found.ids, request)
      const rows = await items.inOrder(ids)
      const [terms, pictures] = await Promise.all([items.termsOf(ids), shownPictures(library, rows)])
      return {
        items: rows.map((row) => cardOf(row, terms.get(row.id)!, loaded.terms, pictures)),
        total: found.ids.length,
        categories: offered(found.category),
        others: offered(found.other),
        corrected: found.corrected,
      }
    })

const choiceOf = ({ category, other, tag, ...block }: ListItemsRequest, terms: Loaded['terms']): Choice => ({
  within: {
    category: meantTerms('category', { ids: block.categories, names: block.categoryNames }, terms),
    other: meantTerms('other', { ids: block.others, names: block.otherNames }, terms),
    tag: meantTerms('tag', { ids: block.tags, names: block.tagNames }, terms),
  },
  chosen: { category, other, tag },
})

/** `upTo` opens everything up to a page again, in one answer that stays small enough. */
function pageOf(ids: readonly number[], { page, perPage, upTo }: ListItemsRequest): readonly number[] {
  const end = page * perPage
  return upTo ? ids.slice(0, Math.min(end, Math.max(perPage, MOST_PER_PAGE))) : ids.slice(end - perPage, end)
}

const offered = ({ all, terms }: ItemResults['category']) => ({
  all,
  terms: terms.map(({ term: { id, slug, name }, count }) => ({ id, slug, name, count })),
})
