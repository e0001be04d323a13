import { setImmediate } from 'node:timers/promises'
import type { Part, Step } from './search.query'

/** How many reviews match, and which, where they are few enough to be listed. */
export type Found = { readonly total: number; readonly ids?: readonly number[] }

/** Goes through the reviews part by part; others get their turn in between. Few matches are listed, many only counted. */
export async function gather(next: (step: Step) => Promise<Part>, most: number, listed: number): Promise<Found> {
  let ids: number[] = []
  let total = 0
  for (let after = 0, isEnd = false; !isEnd; await setImmediate()) {
    const part = await next({ after, most, onlyCount: total > listed })
    total += part.total
    ids = total > listed ? [] : [...ids, ...part.ids]
    ;({ last: after, isEnd } = part)
  }
  return total > listed ? { total } : { total, ids }
}

export const listOf = (ids: readonly number[]): Found => ({ total: ids.length, ids })
