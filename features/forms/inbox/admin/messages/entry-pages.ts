import type { EntryRow, EntryState } from '../../../entry'
import type { EntryPage } from '../keys'

/** What is remembered of a list: its pages. */
export type Entries = { readonly pages: EntryPage[]; readonly pageParams: unknown[] }

const withRows = (entries: Entries, to: (rows: EntryRow[]) => EntryRow[]): Entries => ({
  ...entries,
  pages: entries.pages.map((page) => ({ ...page, entries: to(page.entries) })),
})

export const rowsIn = (entries: Entries | undefined): EntryRow[] => entries?.pages.flatMap((page) => page.entries) ?? []

/** A list that some entries have left. */
export const entriesWithout = (entries: Entries, ids: readonly number[]): Entries =>
  withRows(entries, (rows) => rows.filter(({ id }) => !ids.includes(id)))

/** A list in which an entry stands in another state, at its place. */
export const entriesWith = (entries: Entries, id: number, state: EntryState): Entries =>
  withRows(entries, (rows) => rows.map((row) => (row.id === id ? { ...row, state } : row)))

/** One unread entry less. */
export const countsRead = (entries: Entries): Entries => ({
  ...entries,
  pages: entries.pages.map((page) => ({
    ...page,
    counts: { ...page.counts, new: Math.max(0, page.counts.new - 1), read: page.counts.read + 1 },
  })),
})

/** Which entry is opened once some have left: the next one that stays, else the one before. */
export function neighbour(rows: readonly EntryRow[], leaving: readonly number[], open: number): number | undefined {
  if (!leaving.includes(open)) return open
  const from = rows.findIndex(({ id }) => id === open)
  const stays = ({ id }: EntryRow): boolean => !leaving.includes(id)
  return (rows.slice(from + 1).find(stays) ?? rows.slice(0, Math.max(0, from)).findLast(stays))?.id
}

/** The ids of rows by the state that they are in: what it takes to put them back. */
export function byState(rows: readonly Pick<EntryRow, 'id' | 'state'>[]): [EntryState, number[]][] {
  const groups = new Map<EntryState, number[]>()
  for (const { id, state } of rows) groups.set(state, [...(groups.get(state) ?? []), id])
  return [...groups]
}
