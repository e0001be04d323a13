import type { Engine } from '@frontage/kit/storage/database.server'
import { fold } from '@frontage/kit/text'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Filters, matches } from './reviews.query'
import type { ReviewTables } from './reviews.tables'

type Db = Kysely<ReviewTables>

/** Reviews that were looked at, the last of them, and those that match; only their number where that is enough. */
export type Part = { readonly last: number; readonly isEnd: boolean; readonly total: number; readonly ids: readonly number[] }
export type Step = { readonly after: number; readonly most: number; readonly onlyCount: boolean }

/** What a text has to hold to hold a longer one. More than these leave hardly anything over. */
const MOST_TRIGRAMS = 24

/** The search as the index of SQLite understands it; undefined when it is too short for one. */
export function indexQueryOf(search: string | undefined): string | undefined {
  const letters = [...fold(search ?? '')]
  const all = letters.slice(2).map((_, place) => letters.slice(place, place + 3).join(''))
  const trigrams = [...new Set(all)].filter((trigram) => !trigram.includes('\0')).slice(0, MOST_TRIGRAMS)
  return trigrams.length ? trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ') : undefined
}

/** The next reviews that hold what the search is made of, in SQLite: the index finds them, and each is read then. */
export async function searchOn(db: Db, filters: Filters, query: string, { after, most, onlyCount }: Step): Promise<Part> {
  const read = sql`from candidate cross join review on review.id = candidate.at where ${matches(filters)}`
  const found = onlyCount ? sql`(select count(*) ${read})` : sql`(select json_group_array(review.id) ${read})`
  const { rows } = await sql<{ last: number | null; many: number; found: number | string }>`
    with candidate as materialized (
      select rowid as at from review_search where review_search match ${query} and rowid > ${after} order by rowid limit ${most}
    )
    select (select max(at) from candidate) as last, (select count(*) from candidate) as many, ${found} as found`.execute(db)
  const { last, many, found: answer } = rows[0]!
  const ids = typeof answer === 'string' ? (JSON.parse(answer) as number[]) : []
  return { last: last ?? after, isEnd: many < most, total: typeof answer === 'string' ? ids.length : answer, ids }
}

/** The next reviews by their ids, whatever they hold. `end` is the largest id there is. */
export async function readOn(db: Db, filters: Filters, end: number, { after, most, onlyCount }: Step): Promise<Part> {
  const last = after + most
  const within = db.selectFrom('review').where('id', '>', after).where('id', '<=', last).where(matches(filters))
  const part = { last, isEnd: last >= end }
  if (onlyCount) {
    const { total } = await within.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return { ...part, total: Number(total), ids: [] }
  }
  const ids = idsIn(await within.select('id').execute())
  return { ...part, total: ids.length, ids }
}

/** At most so many matches, in no order; PostgreSQL finds its way through its index by itself. */
export const someOf = async (db: Db, filters: Filters, most: number): Promise<number[]> =>
  idsIn(await db.selectFrom('review').select('id').where(matches(filters)).limit(most).execute())

export const idsIn = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id)

/** One value that stands for a list of any length. */
export const isAmong = (ids: readonly number[], engine: Engine): RawBuilder<SqlBool> =>
  engine === 'postgres'
    ? sql`review.id = any(${[...ids]}::bigint[])`
    : sql`review.id in (select value from json_each(${JSON.stringify(ids)}))`
