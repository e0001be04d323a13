import type { TermQuery } from '@frontage/kit/wordpress/term-parameter.server'
import { type Expression, type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { taxonomies } from '../../item'
import type { PortfolioTables } from '../../server/portfolio.tables'
import type { TermRow } from '../../server/terms.store'
import { wordpressTaxonomies } from '../../wordpress-names'
import type { ItemQuery } from './item-parameters'
import { searchTermsOf } from './search-terms'

type Builder = ExpressionBuilder<Record<never, never> & PortfolioTables, 'portfolio_item'>
type Condition = ExpressionWrapper<Record<never, never> & PortfolioTables, 'portfolio_item', SqlBool>
type Terms = ReadonlyMap<number, TermRow>

/** Which published items a WordPress client asks for. Every value is bound, none becomes part of the statement. */
export const matches =
  (query: ItemQuery, terms: Terms) =>
  (items: Builder): Expression<SqlBool> => {
    const { include, exclude, slug, after, before, modified_after: since, modified_before: until } = query
    return items.and([
      items('state', '=', 'published'),
      ...(include ? [items('id', 'in', include.length ? [...include] : [0])] : []),
      ...(exclude.length ? [items('id', 'not in', [...exclude])] : []),
      ...(slug.length
        ? [
            items(
              'slug',
              'in',
              slug.map((each) => each.toLowerCase()),
            ),
          ]
        : []),
      ...(after ? [items('published_at', '>', after)] : []),
      ...(before ? [items('published_at', '<', before)] : []),
      ...(since ? [items('modified_at', '>', since)] : []),
      ...(until ? [items('modified_at', '<', until)] : []),
      ...searched(items, query),
      ...classified(items, query, terms),
    ])
  }

const likely = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`

const columnsOf = ({ search_columns: asked }: ItemQuery) =>
  (
    [
      ['post_title', 'found_title'],
      ['post_excerpt', 'found_excerpt'],
      ['post_content', 'found_content'],
    ] as const
  )
    .filter(([name]) => !asked.length || asked.includes(name))
    .map(([, column]) => column)

function searched(items: Builder, query: ItemQuery): Condition[] {
  const { wanted, unwanted } = searchTermsOf(query.search)
  const holds = (part: string) => columnsOf(query).map((column) => sql<SqlBool>`${sql.ref(column)} like ${likely(part)} escape '\\'`)
  return [...wanted.map((part) => items.or(holds(part))), ...unwanted.map((part) => items.not(items.or(holds(part))))]
}

/** Taxonomies have to fit all, or one of them where `tax_relation` says so. */
function classified(items: Builder, query: ItemQuery, terms: Terms): Condition[] {
  const conditions = taxonomies.flatMap((taxonomy) => {
    const known = (asked: TermQuery): number[] => withChildren(asked, terms).filter((id) => terms.get(id)?.taxonomy === taxonomy)
    const wanted = query[wordpressTaxonomies[taxonomy]]
    const unwanted = query[`${wordpressTaxonomies[taxonomy]}_exclude`]
    return [
      ...(wanted ? [has(items, known(wanted), wanted.isAll, new Set(wanted.terms).size)] : []),
      ...(unwanted?.terms.length ? [items.not(has(items, known(unwanted), false, 1))] : []),
    ]
  })
  return query.tax_relation === 'OR' && conditions.length ? [items.or(conditions)] : conditions
}

function has(items: Builder, ids: readonly number[], isAll: boolean, asked: number): Condition {
  const itemsWith = (some: readonly number[]) =>
    items('portfolio_item.id', 'in', (pairs) =>
      pairs
        .selectFrom('portfolio_item_term')
        .select('item_id')
        .where('term_id', 'in', some.length ? [...some] : [0]),
    )
  if (!isAll) return itemsWith(ids)
  return ids.length < asked ? itemsWith([]) : items.and(ids.map((id) => itemsWith([id])))
}

function withChildren({ terms: asked, withChildren: isDeep }: TermQuery, terms: Terms): number[] {
  const found = new Set(asked)
  if (isDeep)
    for (let size = -1; size !== found.size; ) {
      size = found.size
      for (const { id, parent } of terms.values()) if (found.has(parent)) found.add(id)
    }
  return [...found]
}

/** The order that is asked for; items that are equal come by their number. */
export function orderOf({ orderby, include, slug, search, order }: ItemQuery): { key: Expression<unknown>; way: 'asc' | 'desc' } {
  const way = order ?? 'desc'
  if (orderby === 'include' && include?.length) return { key: placeIn('id', include), way: 'asc' }
  if (orderby === 'include_slugs' && slug.length)
    return {
      key: placeIn(
        'slug',
        slug.map((each) => each.toLowerCase()),
      ),
      way: 'asc',
    }
  if (orderby === 'relevance') return { key: relevance(search), way }
  const columns = {
    id: 'id',
    slug: 'slug',
    title: 'found_title',
    modified: 'modified_at',
    date: 'published_at',
    include: 'published_at',
  } as const
  return { key: sql.ref(columns[orderby as keyof typeof columns] ?? 'id'), way }
}

const placeIn = (column: string, values: readonly (string | number)[]): Expression<unknown> =>
  sql`case ${sql.join(
    values.map((value, place) => sql`when ${sql.ref(column)} = ${value} then ${sql.lit(place)}`),
    sql` `,
  )} else ${sql.lit(values.length)} end`

/** A title that holds all of it, then one that holds each word, then the excerpt, then the rest. */
function relevance(search: string): Expression<unknown> {
  const { wanted } = searchTermsOf(search)
  const inTitle = wanted.map((part) => sql`found_title like ${likely(part)} escape '\\'`)
  return sql`case when found_title like ${likely(wanted.join(' '))} escape '\\' then 3
    when ${sql.join(inTitle.length ? inTitle : [sql`1 = 1`], sql` and `)} then 2
    when found_excerpt like ${likely(wanted.join(' '))} escape '\\' then 1 else 0 end`
}
