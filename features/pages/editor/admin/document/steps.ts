import type { DocumentPath, Module, PageDocument } from '../../../admin/document/document'
import { type Edited, moveTo } from './edits'

/** One step towards the beginning or the end of the page; a part that can go no farther stays. */
export function stepTo(document: PageDocument, place: DocumentPath, way: -1 | 1): Edited {
  const [row, column, module] = place
  const stay: Edited = { document, place }
  if (column === undefined) return isIn(document.rows, row + way) ? moveTo(document, place, [past(row, way)]) : stay
  const columns = document.rows[row]?.columns ?? []
  if (module === undefined) return isIn(columns, column + way) ? moveTo(document, place, [row, past(column, way)]) : stay
  if (isIn(columns[column]?.modules ?? [], module + way)) return moveTo(document, place, [row, column, past(module, way)])
  const next = columnBeside(document, row, column, way)
  return next ? moveTo(document, place, [...next, way < 0 ? modulesAt(document, next).length : 0]) : stay
}

const isIn = (items: readonly unknown[], index: number): boolean => index >= 0 && index < items.length

/** Behind the next one, counted before the move. */
const past = (index: number, way: -1 | 1): number => (way < 0 ? index - 1 : index + 2)

const modulesAt = ({ rows }: PageDocument, [row, column]: readonly [number, number]): readonly Module[] =>
  rows[row]?.columns[column]?.modules ?? []

/** The column before or behind this one, also across rows. */
function columnBeside({ rows }: PageDocument, row: number, column: number, way: -1 | 1): readonly [number, number] | undefined {
  const all = rows.flatMap(({ columns }, inRow) => columns.map((_, place) => [inRow, place] as const))
  return all[all.findIndex(([inRow, place]) => inRow === row && place === column) + way]
}
