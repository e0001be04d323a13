import type { Scratch } from '../storage/scratch.server'
import type { SiteTexts } from './transfer.server'

/** Data of a site that can still be changed. */
export type ChangingTexts = SiteTexts & {
  set(name: string, value: unknown): unknown
  delete(name: string): boolean
}

/** Data of a site of which only the names are in memory: each file is read when it is asked for, every time anew. */
export function createScratchTexts(scratch: Scratch): ChangingTexts {
  const places = new Map<string, number>()
  const values = scratch.list<unknown>()
  const valueAt = (name: string): unknown => values.at(places.get(name) ?? 0)
  function* all(): Generator<[string, unknown], undefined> {
    for (const name of [...places.keys()]) yield [name, valueAt(name)]
  }
  const texts: ChangingTexts = {
    get size() {
      return places.size
    },
    has: (name) => places.has(name),
    get: valueAt,
    keys: () => places.keys(),
    *values() {
      for (const [, value] of all()) yield value
      return undefined
    },
    entries: all,
    [Symbol.iterator]: all,
    forEach: (visit) => {
      for (const [name, value] of all()) visit(value, name, texts)
    },
    set: (name, value) => {
      const before = places.get(name)
      if (before === undefined) places.set(name, values.add(value))
      else values.replace(before, value)
    },
    delete: (name) => {
      values.remove(places.get(name) ?? 0)
      return places.delete(name)
    },
  }
  return texts
}
