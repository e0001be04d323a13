/** At most so many rows go into one call. */
const MOST_AT_ONCE = 100

/** What is ticked and still stands in the list. */
export const stillShown = (chosen: ReadonlySet<number>, shown: readonly number[]): number[] => shown.filter((id) => chosen.has(id))

/** The choice with one row ticked or unticked. */
export function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Portions that a call takes. */
export const portionsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, place) => ids.slice(place * MOST_AT_ONCE, (place + 1) * MOST_AT_ONCE))
