import { MOST_AT_ONCE } from '../../../spec'

/** The list with one thing at another place; the same list where nothing moves. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): readonly Thing[] {
  const place = Math.min(things.length - 1, Math.max(0, to))
  if (from === place || from < 0 || from >= things.length) return things
  return things.toSpliced(from, 1).toSpliced(place, 0, things[from]!)
}

/** A new order of items that follow one another, and the one that they stood in. */
export type Step = { readonly ids: number[]; readonly was: number[] }

/**
 * Calls that bring one item there: each gives the new order of the items that it passes, the first of which keeps its place.
 * A call takes so many items at once, so long ways are gone in several steps.
 */
export function stepsTo(ids: readonly number[], from: number, to: number, most = MOST_AT_ONCE): Step[] {
  const steps: Step[] = []
  let list = ids
  let at = from
  while (at !== to) {
    const next = to > at ? Math.min(to, at + most - 1) : Math.max(to, at - most + 1)
    const passed = (all: readonly number[]) => all.slice(Math.min(at, next), Math.max(at, next) + 1)
    const was = passed(list)
    list = moved(list, at, next)
    steps.push({ ids: passed(list), was })
    at = next
  }
  return steps
}

/** Calls that bring all items of the first order into the second one; what stands in one of them alone is left where it is. */
export function stepsBetween(standing: readonly number[], wanted: readonly number[], most = MOST_AT_ONCE): Step[] {
  const goal = wanted.filter((id) => standing.includes(id))
  let list: readonly number[] = standing.filter((id) => goal.includes(id))
  if (goal.length <= most) return [{ ids: goal, was: [...list] }]
  const steps: Step[] = []
  for (const [place, id] of goal.entries()) {
    const from = list.indexOf(id)
    steps.push(...stepsTo(list, from, place, most))
    list = moved(list, from, place)
  }
  return steps
}

/** These, and what lies between the first and the last of them in any of the orders. */
export function idsBetween(some: ReadonlySet<number>, ...orders: readonly (readonly number[])[]): Set<number> {
  const spans = orders.map((ids) => {
    const isOne = (id: number): boolean => some.has(id)
    return ids.slice(Math.max(0, ids.findIndex(isOne)), ids.findLastIndex(isOne) + 1)
  })
  return new Set(spans.flat())
}
