import { type Engine, engineOf } from '@frontage/kit/storage/database.server'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Filters, matches } from '../store/reviews.query'
import type { ReviewTables } from '../store/reviews.tables'

type Db = Kysely<ReviewTables>

/** How many reviews match, and which; only how many where that is enough. */
export type SearchBatch = { readonly total: number; readonly ids: readonly number[] }
export type Step = {
  readonly after: number
  readonly most: number
  readonly onlyCount: boolean
  /** It ends with so many matches; Infinity for all of them. */
  readonly wanted: number
}

/**
 * The reviews that a search leaves over in SQLite, `most` and one of them at most: its index finds those that hold what the
 * search is made of, twice as many at most, and each of them is read then. Undefined when the index finds more, and those that
 * were read do not say that there are more than `most`.
 */
export async function searchOn(db: Db, filters: Filters, query: string, most: number): Promise<number[] | undefined> {
  const looked = 2 * most
  const { rows } = await sql<{ many: number; ids: string }>`
    with candidate as materialized (select rowid as at from review_search where review_search match ${query} limit ${looked + 1})
    select (select count(*) from candidate) as many, (select json_group_array(id) from (
      select review.id from candidate cross join review on review.id = candidate.at where ${matches(filters)} limit ${most + 1}
    )) as ids`.execute(db)
  const { many = 0, ids = '[]' } = rows[0] ?? {}
  const found = JSON.parse(ids) as number[]
  return many <= looked || found.length > most ? found : undefined
}

/** SQLite, which knows nothing of what its tables hold, would rather look through all reviews of a state. */
const readById = (db: Db) => (engineOf(db) === 'sqlite' ? sql`review not indexed` : sql`review`)

/** From reviews that are named by their ids, those that match. */
export const readAmong = (db: Db, among: RawBuilder<SqlBool>, filters: Filters): RawBuilder<unknown> =>
  sql`from ${readById(db)} where ${among} and ${matches(filters)}`

/** The next reviews by their ids: all that match, and of those that the index of SQLite finds for a query, if there is one. */
export async function readOn(db: Db, filters: Filters, { after, most, onlyCount, wanted }: Step, query?: string): Promise<SearchBatch> {
  const until = after + most
  const among = query
    ? sql<SqlBool>`review.id in (select rowid from review_search where review_search match ${query} and rowid > ${after} and rowid <= ${until})`
    : sql<SqlBool>`review.id > ${after} and review.id <= ${until}`
  const within = readAmong(db, among, filters)
  if (onlyCount) {
    const { rows } = await sql<{ total: number }>`select count(*) as total ${within}`.execute(db)
    return { total: Number(rows[0]?.total), ids: [] }
  }
  const some = Number.isFinite(wanted) ? sql`limit ${wanted}` : sql``
  const { rows } = await sql<{ id: number }>`select review.id ${within} ${some}`.execute(db)
  return { total: rows.length, ids: matchingIds(rows) }
}

/** At most so many matches, in no order: of ids that are named, or as PostgreSQL finds its way through its index by itself. */
export async function someOf(db: Db, filters: Filters, most: number, among: RawBuilder<SqlBool> = sql`true`): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select review.id ${readAmong(db, among, filters)} limit ${most}`.execute(db)
  return matchingIds(rows)
}

export const matchingIds = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id)

/** One value that stands for a list of any length. */
export const isAmong = (ids: readonly number[], engine: Engine): RawBuilder<SqlBool> =>
  engine === 'postgres'
    ? sql`review.id = any(${[...ids]}::bigint[])`
    : sql`review.id in (select value from json_each(${JSON.stringify(ids)}))`
