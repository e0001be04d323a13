import { type Cells, type Found, itemOfRow, Rows, type Table } from '../found'
import { isRedirectsRow, redirectsTable } from '../redirection/redirects-table'
import { isSliderReviews, isSliderTemplates, sliderTable } from '../review-slider/tables'
import { Unreadable } from '../unreadable'
import { type Head, headOf, readRows } from './read-rows'

/** Files of separated values that a feature reads itself: the type of their rows, and whether it knows the columns. */
export type Spreadsheet = { readonly type: string; readonly isIt: (headings: readonly string[]) => boolean }

/** What stands in a file of separated values, told by its columns; undefined for columns that nobody knows. */
function tableOf({ headings }: Head, others: readonly Spreadsheet[]): Table | undefined {
  const has = (name: string): boolean => headings.includes(name)
  if (isRedirectsRow(has)) return redirectsTable
  if (isSliderTemplates(has)) return sliderTable('wpfb_post_templates')
  if (isSliderReviews(has)) return sliderTable('wpfb_reviews')
  const other = others.find(({ isIt }) => isIt(headings))
  return other && { name: 'this file', read: (cells: Cells) => [itemOfRow(other.type, cells, '')] }
}

/** Whether a file that begins so has columns that are known. */
export const isSpreadsheet = (head: string, others: readonly Spreadsheet[]): boolean => tableOf(headOf(head), others) !== undefined

/** Reads a file of separated values, row by row. */
export async function* readSpreadsheet(head: string, pieces: AsyncIterable<string>, others: readonly Spreadsheet[]): AsyncGenerator<Found> {
  const known = headOf(head)
  const table = tableOf(known, others)
  if (!table) throw new Unreadable('its columns are not known')
  const rows = new Rows()
  for await (const cells of readRows(pieces, known)) {
    if (cells) yield* rows.read(table, cells)
    else rows.skip('with more or fewer cells than the first one')
  }
  yield* rows.gaps()
}
