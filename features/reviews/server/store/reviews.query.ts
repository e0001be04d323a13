import { likeOf } from '@frontage/kit/storage/like.server'
import { fold } from '@frontage/kit/text'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Sort } from '../../display'
import type { Status } from '../../review'
import { furtherConditions, type Narrowing, talliedConditions } from './narrowing.query'

export type Filters = {
  readonly status: Status
  readonly search?: string
  /** Exact stars; decimals count for the star below. 0 = all. */
  readonly stars?: number
  /** The page at the source, exact. */
  readonly pageid?: string
  /** Kind of source, compared without case. */
  readonly type?: string
  readonly language?: string
  /** Samples are left out: visitors see them only for as long as nothing else is published. */
  readonly noSamples?: boolean
  /** What the list keeps to before a visitor chooses; all of it holds. */
  readonly within?: readonly Narrowing[]
}

export type Order = { readonly sort: Sort; readonly seed: number }
/** Where a page ends: the sort value and the id of its last review. */
export type Cursor = { readonly value: string | number; readonly id: number }

/** `random` is a shuffle that its seed repeats, so that pages neither overlap nor skip; the database knows nothing of it. */
export type Sorted = Exclude<Sort, 'random'>

const orders: Record<Sorted, { column: 'created_time' | 'stars' | 'review_length_char'; way: 'asc' | 'desc' }> = {
  newest: { column: 'created_time', way: 'desc' },
  oldest: { column: 'created_time', way: 'asc' },
  highest: { column: 'stars', way: 'desc' },
  lowest: { column: 'stars', way: 'asc' },
  longest: { column: 'review_length_char', way: 'desc' },
  shortest: { column: 'review_length_char', way: 'asc' },
}

/** What a list is sorted by. */
export function orderOf(sort: Sorted): { key: RawBuilder<string | number>; way: 'asc' | 'desc' } {
  const { column, way } = orders[sort]
  return { key: sql.ref<string | number>(`review.${column}`), way }
}

/**
 * The two stretches of the index of an order that lie behind a cursor: what shares its value, in the order of ids, and all after
 * that. Asked for both at once, SQLite looks at every review of that value from the first on: a fifth of a list by stars.
 */
export function stretchesBehind(sort: Sorted, { value, id }: Cursor): readonly RawBuilder<SqlBool>[] {
  const { key, way } = orderOf(sort)
  const further = way === 'desc' ? sql`<` : sql`>`
  return [sql<SqlBool>`(${key} = ${value} and review.id ${further} ${id})`, sql<SqlBool>`${key} ${further} ${value}`]
}

/** SQLite reads patterns of at most 50,000 bytes. Nobody who looks for something writes as much. */
const LONGEST_PATTERN = 49_000

function holds(search: string): RawBuilder<SqlBool> {
  const pattern = likeOf(fold(search))
  if (Buffer.byteLength(pattern) > LONGEST_PATTERN) return sql<SqlBool>`1 = 0`
  return sql<SqlBool>`review.search_text like ${pattern} escape '\\'`
}

/** Compared without case by the database alone: SQLite and JavaScript do not agree on letters beyond ASCII. */
export const isOfType = (type: string): RawBuilder<SqlBool> => sql<SqlBool>`lower(type) = lower(${type})`

/** The conditions that the tally can answer as well as the reviews themselves. */
export function talliedMatches({ status, stars, pageid, type, language, noSamples, within = [] }: Filters): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`status = ${status}`,
    ...(stars ? [sql<SqlBool>`star_bucket = ${stars}`] : []),
    ...(pageid ? [sql<SqlBool>`pageid = ${pageid}`] : []),
    ...(type ? [isOfType(type)] : []),
    ...(language ? [sql<SqlBool>`language_code = ${language}`] : []),
    ...(noSamples ? [sql<SqlBool>`sample = 0`] : []),
    ...within.flatMap(talliedConditions),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Every condition of a filter; all values are bound. */
export function matches(filters: Filters): RawBuilder<SqlBool> {
  const { search, within = [] } = filters
  const further = [...(search ? [holds(search)] : []), ...within.flatMap(furtherConditions)]
  return sql`(${sql.join([talliedMatches(filters), ...further], sql` and `)})`
}
