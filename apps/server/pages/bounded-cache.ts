/** What is kept within a bound, by a name. */
export type BoundedCache<Value> = {
  get(name: string): Value | undefined
  set(name: string, value: Value): void
  /** Looks at all of them: keeps what is handed back, lets go of what is undefined. */
  revise(revise: (value: Value) => Value | undefined): void
  clear(): void
  /** All weights together. */
  weight(): number
}

type Entry<Value> = { readonly value: Value; readonly weight: number; uses: number }

/** What part of the whole may be filled by what nobody has asked for again. */
const FRESH = 0.1
/** Turns that an entry stays at most when nobody asks for it any more. */
const MOST_USES = 3
/** Names that are remembered after what they stand for has gone; longer ones are not. */
const MOST_GONE = 4_000
const LONGEST_GONE = 200

/**
 * S3-FIFO: what comes for the first time passes through a short line, and only what is asked for again while it is there, or
 * soon after, gets a place in the long one. So a flood of names that come once leaves everything else where it is. Names are
 * counted, never timed; each step is a few looks into maps. `most`: the bound of all weights.
 */
export function createBoundedCache<Value>(most: number, weigh: (name: string, value: Value) => number): BoundedCache<Value> {
  const fresh = createLine<Value>()
  const proven = createLine<Value>()
  const gone = new Set<string>()

  function letGo(): void {
    const isFresh = fresh.weight() > most * FRESH || proven.isEmpty()
    const [name, entry] = (isFresh ? fresh : proven).takeFirst()
    if (entry.uses > 0) proven.add(name, { ...entry, uses: isFresh ? 0 : entry.uses - 1 })
    else if (isFresh) remember(name)
  }

  function remember(name: string): void {
    if (name.length > LONGEST_GONE) return
    gone.add(name)
    if (gone.size > MOST_GONE) gone.delete(gone.keys().next().value!)
  }

  return {
    get: (name) => {
      const entry = fresh.get(name) ?? proven.get(name)
      if (entry) entry.uses = Math.min(MOST_USES, entry.uses + 1)
      return entry?.value
    },
    set: (name, value) => {
      fresh.remove(name)
      const isKnown = proven.remove(name) || gone.delete(name)
      ;(isKnown ? proven : fresh).add(name, { value, weight: weigh(name, value), uses: 0 })
      while (fresh.weight() + proven.weight() > most) letGo()
    },
    revise: (revise) => {
      fresh.revise(revise)
      proven.revise(revise)
    },
    clear: () => {
      fresh.clear()
      proven.clear()
    },
    weight: () => fresh.weight() + proven.weight(),
  }
}

/** Entries in the order in which they came. */
function createLine<Value>() {
  const entries = new Map<string, Entry<Value>>()
  let weight = 0
  const remove = (name: string): boolean => {
    weight -= entries.get(name)?.weight ?? 0
    return entries.delete(name)
  }
  return {
    get: (name: string) => entries.get(name),
    add: (name: string, entry: Entry<Value>): void => {
      entries.set(name, entry)
      weight += entry.weight
    },
    remove,
    takeFirst: (): readonly [string, Entry<Value>] => {
      const [first] = entries
      remove(first![0])
      return first!
    },
    revise: (revise: (value: Value) => Value | undefined): void => {
      for (const [name, entry] of entries) {
        const value = revise(entry.value)
        if (value === undefined) remove(name)
        else if (value !== entry.value) entries.set(name, { ...entry, value })
      }
    },
    clear: (): void => {
      entries.clear()
      weight = 0
    },
    isEmpty: () => entries.size === 0,
    weight: () => weight,
  }
}
