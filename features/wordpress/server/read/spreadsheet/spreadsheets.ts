import { unreadable, rows as words } from '../../../messages.gaps'
import { type Cells, type Found, itemOfRow, Rows, type Table } from '../found'
import { tableOfColumns } from '../known-tables'
import { Unreadable } from '../unreadable'
import { type Head, headOf, readRows } from './read-rows'

/** Files of separated values that a feature reads itself: the type of their rows, and whether it knows the columns. */
export type Spreadsheet = { readonly type: string; readonly isIt: (headings: readonly string[]) => boolean }

/** What stands in a file of separated values, told by its columns; undefined for columns that nobody knows. */
function tableOf({ headings }: Head, others: readonly Spreadsheet[]): Table | undefined {
  const known = tableOfColumns((name) => headings.includes(name))
  if (known) return known
  const other = others.find(({ isIt }) => isIt(headings))
  return other && { name: 'this file', read: (cells: Cells) => [itemOfRow(other.type, cells, '')] }
}

/** Whether a file that begins so has columns that are known. */
export const isSpreadsheet = (head: string, others: readonly Spreadsheet[]): boolean => tableOf(headOf(head), others) !== undefined

/** Reads a file of separated values, row by row. */
export async function* readSpreadsheet(head: string, pieces: AsyncIterable<string>, others: readonly Spreadsheet[]): AsyncGenerator<Found> {
  const known = headOf(head)
  const table = tableOf(known, others)
  if (!table) throw new Unreadable(unreadable.other)
  const rows = new Rows()
  for await (const cells of readRows(pieces, known)) {
    if (cells) yield* rows.read(table, cells)
    else rows.skip(words.cells)
  }
  yield* rows.gaps()
}
