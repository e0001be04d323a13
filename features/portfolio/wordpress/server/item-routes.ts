import type { Tools } from '@frontage/kit/feature.server'
import { oneOf, string } from '@frontage/kit/wordpress/parameters.server'
import { type RestRoute, restRoute } from '@frontage/kit/wordpress/rest.server'
import { RestError } from '@frontage/kit/wordpress/rest-error.server'
import type { ItemRow, ItemsStore } from '../../server/items.store'
import { shownPictures } from '../../server/presenter'
import type { CatalogueStore } from '../../server/published/catalogue.store'
import { POST_TYPE } from '../../wordpress-names'
import { contexts, type ItemQuery, itemParameters } from './item-parameters'
import type { createItemPages } from './items-page.store'
import { embeddedOf, postOf } from './post'
import { embeddedTerms } from './term'

type Stores = { readonly items: ItemsStore; readonly catalogue: CatalogueStore; readonly pages: ReturnType<typeof createItemPages> }
type RestTools = Pick<Tools, 'library' | 'publicUrl'>
type Drawn = { readonly context: string | undefined; readonly embed: boolean }

const schema = { $schema: 'http://json-schema.org/draft-04/schema#', title: POST_TYPE, type: 'object', properties: {} }
const mayNot = (code: string, action: string): RestError =>
  new RestError(code, `Sorry, you are not allowed to ${action}.`, 401, {}, code === 'rest_cannot_create')

/** The items, for WordPress clients: a list and each of them. */
export function createItemRoutes(tools: RestTools, stores: Stores): RestRoute[] {
  const draw = createDrawer(tools, stores)
  return [listRoute(stores, draw), itemRoute(stores, draw)]
}

type Drawer = ReturnType<typeof createDrawer>

const createDrawer =
  ({ library, publicUrl }: RestTools, { items, catalogue }: Stores) =>
  async (rows: readonly ItemRow[], { context, embed }: Drawn): Promise<Record<string, unknown>[]> => {
    const ids = rows.map(({ id }) => id)
    const [termIds, pictures, { terms }] = await Promise.all([items.termsOf(ids), shownPictures(library, rows), catalogue.load()])
    return rows.map((row) => {
      const post = postOf(row, termIds.get(row.id)!, { publicUrl, terms, pictures })
      const told = context === 'embed' ? embeddedOf(post) : post
      return embed ? { ...told, _embedded: { 'wp:term': embeddedTerms(termIds.get(row.id)!, terms, publicUrl) } } : told
    })
  }

const listRoute = ({ pages, catalogue }: Stores, draw: Drawer): RestRoute =>
  restRoute({
    path: `wp/v2/${POST_TYPE}`,
    parameters: itemParameters,
    schema,
    refusals: { POST: async () => mayNot('rest_cannot_create', 'create posts as this user') },
    reply: async (query, _id, { _embed }) => {
      refuseList(query)
      const { terms } = await catalogue.load()
      const found = await pages.total(query, terms)
      // As WordPress does: what begins beyond the end is nothing of nothing.
      const total = Math.abs(query.offset ?? 0) < found ? found : 0
      const last = Math.ceil(total / query.per_page)
      if (total > 0 && query.page > last) throw beyond()
      const body = await draw(total > 0 ? await pages.page(query, terms) : [], { context: query.context, embed: _embed !== undefined })
      return { body, total, pages: last, page: query.page }
    },
  })

function refuseList({ context, orderby, search, slug, include }: ItemQuery): void {
  if (context === 'edit') throw mayNot('rest_forbidden_context', 'edit posts in this post type')
  if (orderby === 'relevance' && !search)
    throw new RestError('rest_no_search_term_defined', 'You need to define a search term to order by relevance.', 400)
  if (orderby === 'include' && !include)
    throw new RestError('rest_orderby_include_missing_include', 'You need to define an include parameter to order by include.', 400)
  if (orderby === 'include_slugs' && !slug.length)
    throw new RestError('rest_orderby_include_slugs_missing_slug', 'You need to define a slug parameter to order by include_slugs.', 400)
}

const beyond = (): RestError =>
  new RestError('rest_post_invalid_page_number', 'The page number requested is larger than the number of pages available.', 400)

const itemRoute = ({ items }: Stores, draw: Drawer): RestRoute => {
  const find = async (id: number): Promise<ItemRow> => {
    const row = Number.isSafeInteger(id) ? await items.find(id) : undefined
    if (row?.state !== 'published') throw new RestError('rest_post_invalid_id', 'Invalid post ID.', 404)
    return row
  }
  const refuse = (action: string, words: string) => async (id: number) => {
    await find(id)
    return mayNot(`rest_cannot_${action}`, words)
  }
  const edit = refuse('edit', 'edit this post')
  return restRoute({
    path: `wp/v2/${POST_TYPE}/:id`,
    parameters: { context: oneOf(contexts, 'view'), password: string },
    schema,
    refusals: { POST: edit, PUT: edit, PATCH: edit, DELETE: refuse('delete', 'delete this post') },
    reply: async ({ context, password }, id, { _embed }) => {
      const row = await find(id)
      if (context === 'edit') throw mayNot('rest_forbidden_context', 'edit this post')
      if (password) throw new RestError('rest_post_incorrect_password', 'Incorrect post password.', 403)
      const [body] = await draw([row], { context, embed: _embed !== undefined })
      return { body }
    },
  })
}
