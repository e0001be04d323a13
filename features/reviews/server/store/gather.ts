import { nextTurn } from '@frontage/kit/turns.server'
import type { SearchBatch, Step } from '../search/search.query'

/** How many reviews match, and which, where they are few enough to be listed; `isMore`: at least so many, and nobody looked further. */
export type ReviewResults = { readonly total: number; readonly ids?: readonly number[]; readonly isMore?: true }

type Way = {
  readonly end: number
  readonly part: number
  readonly listed: number
  /** More matches than these are not looked for. */
  readonly enough?: number
}

/** Goes through all reviews part by part; others get their turn in between. Few matches are listed, many only counted. */
export async function gather(
  next: (step: Step) => Promise<SearchBatch>,
  { end, part, listed, enough = Infinity }: Way,
): Promise<ReviewResults> {
  let ids: number[] = []
  let total = 0
  for (let after = 0; after < end; after += part) {
    await nextTurn()
    const found = await next({ after, most: part, onlyCount: total > listed, wanted: enough - total + 1 })
    total += found.total
    if (total > enough) return manyOf(enough)
    ids = total > listed ? [] : [...ids, ...found.ids]
  }
  return total > listed ? { total } : { total, ids }
}

export const listOf = (ids: readonly number[]): ReviewResults => ({ total: ids.length, ids })

export const manyOf = (total: number): ReviewResults => ({ total, isMore: true })

/** Ids of all lists that are remembered together: 8 MB. Two hundred short lists, or a few long ones. */
export const MOST_REMEMBERED = 1_000_000
const LEAST = MOST_REMEMBERED / 200

/** What a list of ids weighs among those that are remembered. */
export const weightOf = (ids: readonly number[] = []): number => Math.max(LEAST, ids.length)
