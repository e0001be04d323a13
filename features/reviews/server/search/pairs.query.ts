import { likeOf } from '@frontage/kit/storage/like.server'
import { fold } from '@frontage/kit/text'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ReviewTables } from '../store/reviews.tables'
import { matchingIds } from './search.query'

/** A search of exactly two letters, as texts hold it; undefined for every other one. */
export function pairOf(search: string): string | undefined {
  const letters = [...fold(search)]
  return letters.length === 2 && !letters.includes('\0') ? letters.join('') : undefined
}

/** Reviews that hold two letters in a row, whatever else is wanted of them, in SQLite; undefined when they are more than `most`. */
export async function idsWithPair(db: Kysely<ReviewTables>, pair: string, most: number): Promise<number[] | undefined> {
  const within = await sql<{ id: number }>`select distinct doc as id from review_search_word
    where term > ${pair} and term <= ${pair} || char(1114111) limit ${most + 1}`.execute(db)
  if (within.rows.length > most) return undefined
  const last = await sql<{ id: number }>`select id from review where substr(search_text, -2) = ${pair} limit ${most + 1}`.execute(db)
  const ids = [...new Set(matchingIds([...within.rows, ...last.rows]))]
  return ids.length > most ? undefined : ids
}

/** So many of the newest reviews say how frequent a pair is. */
const SOME = 2_000

/** How many of the newest reviews hold a pair: from 0 for none to 1 for all. */
export async function shareWithPair(db: Kysely<ReviewTables>, pair: string): Promise<number> {
  const some = sql`select search_text from review order by id desc limit ${SOME}`
  const { rows } = await sql<{ share: string | null }>`
    select avg(case when search_text like ${likeOf(pair)} escape '\\' then 1 else 0 end) as share from (${some}) as newest`.execute(db)
  return Number(rows[0]?.share ?? 0)
}

/** What the index of PostgreSQL for pairs holds of a text: three letters each, of which two begin one wherever they stand. */
const paired = sql`array_to_tsvector(show_trgm(regexp_replace(review.search_text, '[^\\u0001-\\u007f]', 'z', 'g')))`

/**
 * The condition that PostgreSQL answers by its index: true of all reviews that hold a pair, and of few others. Undefined for pairs
 * that it does not know: of letters beyond ASCII, or signs.
 */
export const mayHoldPair = (pair: string): RawBuilder<SqlBool> | undefined =>
  /^[a-z0-9]{2}$/.test(pair) ? sql<SqlBool>`${paired} @@ ${`'${pair}':*`}::tsquery` : undefined
