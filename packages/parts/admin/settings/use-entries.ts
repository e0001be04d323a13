import { useAdmin } from '@frontage/kit/admin/screen'
import { useRef, useState } from 'react'
import { movedTo, titleOf, withOwnWord } from './entries'
import type { ListOf } from './setting'

export type Entry = { readonly key: string; readonly value: unknown; readonly title: string }

/** The entries of a list, and what can be done with them. Entries keep their keys while they move, so that they stay open. */
export function useEntries(of: ListOf, value: unknown, change: (entries: readonly unknown[]) => void) {
  const { announce } = useAdmin()
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const keys = useKeys(values.length)
  const [open, setOpen] = useState<string>()
  const entries = values.map((entry, place): Entry => {
    const key = keys.list[place] ?? String(place)
    return { key, value: entry, title: titleOf(entry, `${of.one} ${place + 1}`) }
  })
  const set = (next: readonly unknown[], nextKeys: readonly string[]): void => {
    keys.keep(nextKeys)
    change(next)
  }
  const add = (added: readonly unknown[], place = values.length): void => {
    const own: unknown[] = []
    for (const entry of added) own.push(withOwnWord(entry, [...values, ...own], of.unique))
    const fresh = own.map(() => keys.fresh())
    set(values.toSpliced(place, 0, ...own), keys.list.toSpliced(place, 0, ...fresh))
    setOpen(own.length === 1 ? fresh[0] : undefined)
    announce(`Added: number ${place + 1} of ${values.length + own.length}.`)
  }
  const move = (from: number, to: number): void => {
    set(movedTo(values, from, to), movedTo(keys.list, from, to))
    const end = Math.min(Math.max(to, 0), values.length - 1)
    announce(`${entries[from]?.title}: number ${end + 1} of ${values.length}.`)
  }
  const remove = (place: number): void => {
    set(values.toSpliced(place, 1), keys.list.toSpliced(place, 1))
    announce(`Removed: ${entries[place]?.title}.`)
  }
  return {
    entries,
    open,
    toggle: (key: string) => setOpen((now) => (now === key ? undefined : key)),
    add,
    move,
    remove,
    duplicate: (place: number) => add([structuredClone(values[place])], place + 1),
    write: (place: number, next: unknown) => change(values.with(place, next)),
  }
}

/** Names for entries that have none. When their number changes from elsewhere, the first ones keep theirs. */
function useKeys(count: number) {
  const last = useRef(0)
  const fresh = (): string => {
    last.current += 1
    return `entry-${last.current}`
  }
  const kept = useRef<readonly string[]>([])
  if (kept.current.length !== count) kept.current = Array.from({ length: count }, (_none, place) => kept.current[place] ?? fresh())
  return {
    list: kept.current,
    fresh,
    keep: (list: readonly string[]) => {
      kept.current = list
    },
  }
}
