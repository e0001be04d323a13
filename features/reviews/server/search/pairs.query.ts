import { fold } from '@frontage/kit/text'
import { type Kysely, sql } from 'kysely'
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
