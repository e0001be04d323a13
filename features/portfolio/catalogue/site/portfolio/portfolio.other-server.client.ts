import type { Address } from '@frontage/kit/wire/address'
import { addInterceptor, fetchFromOther, type OtherServer, otherServerIn } from '@frontage/kit/wire/other-server.client'
import type { CallFields } from '@frontage/kit/wire/send.client'
import type { Taxonomy } from '../../../item'
import type { ItemList } from '../../../wire'
import type { listItemsAddress } from '../../../wire.address'
import { POST_TYPE, wordpressTaxonomies } from '../../../wordpress-names'
import { cardsOf, FIELDS } from './other-server/cards.client'
import { idsOf, type Term, termsIn } from './other-server/terms.client'

// Spelled here once more: code that is for pages with another server alone shares no file with what every portfolio loads.
const NAME: (typeof listItemsAddress)['name'] = 'list-items'
/** The most that one answer of WordPress holds. */
const MOST = 100

type Asked = Readonly<Record<string, string>>
type Group = Extract<Taxonomy, 'category' | 'other'>
type Query = Readonly<Record<string, string | number>>
type Terms = Readonly<Record<Taxonomy, readonly Term[]>>

const groups: Readonly<Record<Group, { readonly ids: string; readonly names: string }>> = {
  category: { ids: 'categories', names: 'categoryNames' },
  other: { ids: 'others', names: 'otherNames' },
}

let isAsking = false
const terms = new Map<string, Promise<Terms>>()
/** How many items a server has for what is asked; filters show it of what would be there without them. */
const totals = new Map<string, Promise<number>>()

/** Shows the items of another server, by the calls that WordPress with WP Portfolio answers (facts, §2). What is drawn holds none of ours. */
export function pointAt(_look: number, _other: OtherServer, html: string): string {
  if (!isAsking) addInterceptor(askOther)
  isAsking = true
  return html
}

function askOther({ name }: Address, input: CallFields, signal?: AbortSignal): Promise<Response> | undefined {
  if (name !== NAME || input instanceof FormData || !input.server) return undefined
  const asked = Object.fromEntries(Object.entries(input).map(([field, value]) => [field, String(value ?? '')]))
  const other = otherServerIn(asked, '0')
  return other && itemsOf(other, asked, signal)
}

/** What `listItems` answers, of another server. Its refusals are handed on as they are. */
async function itemsOf(other: OtherServer, asked: Asked, signal?: AbortSignal): Promise<Response> {
  const known = await termsOf(other)
  const isAll = asked.upTo === '1' && Number(asked.page) > 1
  const perPage = Math.min(Number(asked.perPage) * (isAll ? Number(asked.page) : 1), MOST)
  const query = queryOf(asked, known)
  const response = await ask(other, POST_TYPE, { ...query, _fields: FIELDS, per_page: perPage, page: isAll ? 1 : asked.page || 1 }, signal)
  if (!response.ok) return response
  const items = await cardsOf(await response.json(), other.server)
  const total = totalIn(response) ?? items.length
  totals.set(keyOf(other, query), Promise.resolve(total))
  const [categories, others] = await Promise.all(
    (['category', 'other'] as const).map(async (group) => ({
      all: asked[group] ? await totalOf(other, queryOf({ ...asked, [group]: '' }, known)) : total,
      terms: shownOf(group, asked, known),
    })),
  )
  return new Response(JSON.stringify({ items, total, categories, others, corrected: '' } as ItemList))
}

/** What a visitor chose takes the place of what its owner configured: of a name that comes twice, WordPress reads the last. */
function queryOf(asked: Asked, known: Terms): Query {
  const chosen = (group: Group): readonly number[] => {
    const term = asked[group] && known[group].find(({ slug, id }) => slug === asked[group] || String(id) === asked[group])
    if (asked[group]) return [term ? term.id : 0]
    return configured(group, asked, known)
  }
  const ids = {
    [wordpressTaxonomies.category]: chosen('category'),
    [wordpressTaxonomies.other]: chosen('other'),
    [wordpressTaxonomies.tag]: idsOf(asked.tags, asked.tagNames, known.tag),
  }
  const named = Object.entries(ids).flatMap(([name, list]) => (list.length ? [[name, list.join()]] : []))
  return { ...Object.fromEntries(named), ...(asked.q && { search: asked.q }) }
}

const configured = (group: Group, asked: Asked, known: Terms): readonly number[] =>
  idsOf(asked[groups[group].ids], asked[groups[group].names], known[group])

/** The links of a group: those that its owner configured, without such as no item has. */
function shownOf(group: Group, asked: Asked, known: Terms): readonly Term[] {
  const ids = configured(group, asked, known)
  return known[group].filter(({ id, count }) => count > 0 && (!ids.length || ids.includes(id)))
}

function termsOf(other: OtherServer): Promise<Terms> {
  const before = terms.get(other.server)
  if (before) return before
  const read = async (taxonomy: Taxonomy): Promise<readonly Term[]> =>
    termsIn(await ask(other, wordpressTaxonomies[taxonomy], { per_page: MOST, _fields: 'id,slug,name,count' }))
  const asked = Promise.all([read('category'), read('other'), read('tag')]).then(([category, others, tag]) => ({
    ...{ category, other: others, tag },
  }))
  terms.set(other.server, asked)
  // Whoever tries again asks again.
  asked.catch(() => terms.delete(other.server))
  return asked
}

function totalOf(other: OtherServer, query: Query): Promise<number> {
  const key = keyOf(other, query)
  const total = totals.get(key) ?? ask(other, POST_TYPE, { ...query, _fields: 'id', per_page: 1 }).then((answer) => totalIn(answer) ?? 0)
  totals.set(key, total)
  total.catch(() => totals.delete(key))
  return total
}

const keyOf = ({ server }: OtherServer, query: Query): string => JSON.stringify([server, query])

/** Facts, §2: of all pages together. Undefined where that server keeps it from other pages. */
function totalIn({ headers }: Response): number | undefined {
  const total = headers.get('x-wp-total')
  return total === null ? undefined : Number(total)
}

const ask = (other: OtherServer, collection: string, query: Query, signal?: AbortSignal): Promise<Response> =>
  fetchFromOther(other, { name: collection, via: `GET /wp-json/wp/v2/${collection}` }, query, signal)
