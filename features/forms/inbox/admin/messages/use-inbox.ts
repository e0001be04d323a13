import { useAdmin } from '@frontage/kit/admin/screen'
import type { Chosen } from '@frontage/parts/admin/use-chosen'
import { useRef } from 'react'
import type { EntryRow, EntryState } from '../../../entry'
import { neighbour } from './entry-pages'
import { useMoves } from './use-moves'

export type InboxContext = ReturnType<typeof useInbox>

/** Which message is open, and what is done with it. When it leaves the list the next one opens. */
export function useInbox(rows: readonly EntryRow[], chosen: Chosen) {
  const { search, setSearch } = useAdmin()
  const { move, remove, isRemoving } = useMoves()
  const list = useRef<HTMLUListElement>(null)
  const open = Number(search.get('entry')) || undefined
  const show = (id: number | undefined): void => setSearch({ entry: id === undefined ? '' : String(id) })
  const make = (leaving: readonly number[]): void => {
    if (open !== undefined) show(neighbour(rows, leaving, open))
    chosen.takeNone()
  }
  /** Whatever stands open is read: what is marked as unread is closed, and no other takes its place. */
  const putAside = (): void => {
    show(undefined)
    chosen.takeNone()
  }
  return {
    open,
    list,
    isRemoving,
    row: rows.find(({ id }) => id === open),
    close: (): void => setSearch({ entry: '' }, 'push'),
    /** Opens the one so many rows further, and takes the focus there. */
    step: (by: number): void => {
      const from = rows.findIndex(({ id }) => id === open)
      const next = rows[from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))]
      if (!next) return
      show(next.id)
      list.current?.querySelector<HTMLElement>(`[data-entry="${next.id}"] a`)?.focus()
    },
    move: (which: readonly Pick<EntryRow, 'id' | 'state'>[], to: EntryState): void => {
      const moving = which.filter(({ state }) => state !== to)
      if (moving.length === 0) return
      const isUnread = to === 'new' && moving.every(({ state }) => state !== 'spam')
      if (isUnread) putAside()
      else make(moving.map(({ id }) => id))
      move({ rows: moving, to })
    },
    remove: (ids: readonly number[]): void => {
      make(ids)
      remove(ids)
    },
    chosenRows: rows.filter(({ id }) => chosen.ids.includes(id)),
  }
}
