import { fold } from '@frontage/kit/text'
import { boolean, ids, integerParameter, oneOf, string, type Values, words } from '@frontage/kit/wordpress/parameters.server'
import { type RestRoute, restRoute } from '@frontage/kit/wordpress/rest.server'
import { RestError } from '@frontage/kit/wordpress/rest-error.server'
import { type Taxonomy, taxonomies } from '../../item'
import type { ItemsStore } from '../../server/items.store'
import type { CatalogueStore } from '../../server/published/catalogue.store'
import type { TermRow } from '../../server/terms.store'
import { isTree, wordpressTaxonomies } from '../../wordpress-names'
import { contexts } from './item-parameters'
import { termOf } from './term'

type Stores = { readonly items: ItemsStore; readonly catalogue: CatalogueStore }
type Counted = { readonly term: TermRow; readonly count: number }

const orders = ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'] as const

const parameters = {
  context: oneOf(contexts, 'view'),
  page: integerParameter(1, 1),
  per_page: integerParameter(10, 1, 100),
  search: string,
  exclude: ids,
  include: ids,
  order: oneOf(['asc', 'desc'], 'asc'),
  orderby: oneOf(orders, 'name'),
  hide_empty: boolean,
  parent: integerParameter(undefined),
  post: integerParameter(undefined),
  slug: words,
} as const
type TermListQuery = Values<typeof parameters>

const mayNot = (code: string, action: string): RestError =>
  new RestError(code, `Sorry, you are not allowed to ${action}.`, 401, {}, code === 'rest_cannot_create')

/** Categories, other categories and tags, for WordPress clients. Their counts are of published items, their own alone. */
export const createTermRoutes = (stores: Stores, publicUrl: string): RestRoute[] =>
  taxonomies.flatMap((taxonomy) => [listRoute(taxonomy, stores, publicUrl), termRoute(taxonomy, stores, publicUrl)])

const schemaOf = (taxonomy: Taxonomy) => ({ title: wordpressTaxonomies[taxonomy], type: 'object', properties: {} })

const listRoute = (taxonomy: Taxonomy, { items, catalogue }: Stores, publicUrl: string): RestRoute =>
  restRoute({
    path: `wp/v2/${wordpressTaxonomies[taxonomy]}`,
    parameters,
    schema: schemaOf(taxonomy),
    refusals: { POST: async () => mayNot('rest_cannot_create', 'create terms in this taxonomy') },
    reply: async (query) => {
      if (query.context === 'edit') throw mayNot('rest_forbidden_context', 'edit terms in this taxonomy')
      const { terms, counts } = await catalogue.load()
      const ofItem = query.post === undefined ? undefined : await termsOfPublished(query.post, items)
      const found = [...terms.values()]
        .filter((term) => term.taxonomy === taxonomy && (!ofItem || ofItem.includes(term.id)))
        .map((term) => ({ term, count: counts.get(term.id) ?? 0 }))
        .filter(fitsTo(query))
        .sort(comparison(query))
      const start = (query.page - 1) * query.per_page
      const body = found.slice(start, start + query.per_page).map(({ term, count }) => termOf(term, count, publicUrl))
      return { body, total: found.length, pages: Math.ceil(found.length / query.per_page), page: query.page }
    },
  })

async function termsOfPublished(id: number, items: ItemsStore): Promise<readonly number[]> {
  const row = await items.find(id)
  return row?.state === 'published' ? ((await items.termsOf([id])).get(id) ?? []) : []
}

const fitsTo = ({ search, exclude, include, hide_empty: isFilled, parent, slug }: TermListQuery) => {
  const part = fold(search.trim())
  return ({ term, count }: Counted): boolean =>
    (!include.length || include.includes(term.id)) &&
    !exclude.includes(term.id) &&
    (!isFilled || count > 0) &&
    (parent === undefined || !isTree(term.taxonomy) || term.parent === parent) &&
    (!slug.length || slug.some((each) => each.toLowerCase() === term.slug)) &&
    (!part || fold(term.name).includes(part) || term.slug.includes(part))
}

function comparison({ orderby, order, include, slug }: TermListQuery): (one: Counted, other: Counted) => number {
  if (orderby === 'include') return (one, other) => include.indexOf(one.term.id) - include.indexOf(other.term.id)
  if (orderby === 'include_slugs') return (one, other) => slug.indexOf(one.term.slug) - slug.indexOf(other.term.slug)
  const way = order === 'desc' ? -1 : 1
  const byName = (one: Counted, other: Counted): number => one.term.name.localeCompare(other.term.name, 'en')
  const byText = (name: 'slug' | 'description') => (one: Counted, other: Counted) => one.term[name].localeCompare(other.term[name], 'en')
  const byNumber: Readonly<Record<string, (one: Counted, other: Counted) => number>> = {
    id: (one, other) => one.term.id - other.term.id,
    count: (one, other) => one.count - other.count,
    slug: byText('slug'),
    description: byText('description'),
  }
  const compare = byNumber[orderby ?? 'name'] ?? byName
  return (one, other) => way * compare(one, other) || one.term.id - other.term.id
}

const termRoute = (taxonomy: Taxonomy, { catalogue }: Stores, publicUrl: string): RestRoute => {
  const find = async (id: number): Promise<Counted> => {
    const { terms, counts } = await catalogue.load()
    const term = terms.get(id)
    if (term?.taxonomy !== taxonomy) throw new RestError('rest_term_invalid', 'Term does not exist.', 404)
    return { term, count: counts.get(id) ?? 0 }
  }
  const refuse = (action: string, words: string) => async (id: number) => {
    await find(id)
    return mayNot(`rest_cannot_${action}`, words)
  }
  const edit = refuse('update', 'edit this term')
  return restRoute({
    path: `wp/v2/${wordpressTaxonomies[taxonomy]}/:id`,
    parameters: { context: oneOf(contexts, 'view') },
    schema: schemaOf(taxonomy),
    refusals: { POST: edit, PUT: edit, PATCH: edit, DELETE: refuse('delete', 'delete this term') },
    reply: async ({ context }, id) => {
      const { term, count } = await find(id)
      if (context === 'edit') throw mayNot('rest_forbidden_context', 'edit this term')
      return { body: termOf(term, count, publicUrl) }
    },
  })
}
