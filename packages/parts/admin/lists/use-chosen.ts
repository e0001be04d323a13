import { useState } from 'react'
import { stillShown, toggled } from './chosen'

export type Chosen = ReturnType<typeof useChosen>

/** Which of the rows in sight are ticked. What leaves the list is forgotten. */
export function useChosen(rows: readonly { readonly id: number }[]) {
  const [all, setAll] = useState<ReadonlySet<number>>(new Set())
  const shown = rows.map(({ id }) => id)
  const ids = stillShown(all, shown)
  return {
    ids,
    has: (id: number): boolean => all.has(id),
    toggle: (id: number): void => setAll((before) => toggled(before, id)),
    takeAll: (): void => setAll(new Set(shown)),
    takeNone: (): void => setAll(new Set()),
    isAll: ids.length > 0 && ids.length === shown.length,
  }
}
