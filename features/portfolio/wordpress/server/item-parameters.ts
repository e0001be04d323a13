import {
  anyOf,
  date,
  ids,
  integerParameter,
  oneOf,
  type Parameter,
  string,
  type Values,
  words,
} from '@frontage/kit/wordpress/parameters.server'
import { listOf } from '@frontage/kit/wordpress/php-query.server'
import { termQuery } from '@frontage/kit/wordpress/term-parameter.server'

export const contexts = ['view', 'embed', 'edit'] as const
const orders = ['author', 'date', 'id', 'include', 'modified', 'parent', 'relevance', 'slug', 'include_slugs', 'title'] as const
const statuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft', 'inherit', 'any']
const columns = ['post_title', 'post_content', 'post_excerpt']

/** Visitors may ask for what is published, and for nothing else. */
const status: Parameter<readonly string[]> = {
  ...anyOf(statuses, ['publish']),
  read: (value, name) => {
    const verdict = anyOf(statuses, []).read(value, name)
    if ('fault' in verdict || verdict.value.every((each) => each === 'publish')) return verdict
    return { fault: { code: 'rest_forbidden_status', message: 'Status is forbidden.', data: { status: 401 } } }
  },
}

/** Undefined while it is not asked for: an empty list and a list of nothing are not the same. */
const include: Parameter<readonly number[] | undefined> = {
  ...ids,
  usual: undefined,
  read: (value, name) => (listOf(value).length ? ids.read(value, name) : { value: undefined }),
}

/** In the order in which WordPress lists them. */
export const itemParameters = {
  context: oneOf(contexts, 'view'),
  page: integerParameter(1, 1),
  per_page: integerParameter(10, 1, 100),
  search: string,
  after: date,
  modified_after: date,
  before: date,
  modified_before: date,
  exclude: ids,
  include,
  search_semantics: oneOf(['exact'], undefined),
  offset: integerParameter(undefined),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderby: oneOf(orders, 'date'),
  search_columns: anyOf(columns, []),
  slug: words,
  status,
  tax_relation: oneOf(['AND', 'OR'], undefined),
  'astra-portfolio-categories': termQuery,
  'astra-portfolio-categories_exclude': termQuery,
  'astra-portfolio-other-categories': termQuery,
  'astra-portfolio-other-categories_exclude': termQuery,
  'astra-portfolio-tags': termQuery,
  'astra-portfolio-tags_exclude': termQuery,
} as const

export type ItemQuery = Values<typeof itemParameters>
