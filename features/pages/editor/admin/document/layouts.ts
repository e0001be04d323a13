import type { Column, Module, Row } from '../../../admin/document/document'
import { inPlaceOf } from '../../../admin/document/keys'
import { MOST_COLUMNS } from '../../../spec'

type Span = Column['span']

/** How a row can be divided, in twelfths. */
export const layouts: readonly (readonly Span[])[] = [[12], [6, 6], [4, 4, 4], [3, 3, 3, 3], [4, 8], [8, 4], [3, 9], [9, 3], [5, 7], [7, 5]]

const evenly: readonly (readonly Span[])[] = [[12], [12], [6, 6], [4, 4, 4], [3, 3, 3, 3]]

export const columnOf = (span: Span, modules: Module[] = []): Column => ({ span, modules })

/** A row in its usual clothes. */
export const rowOf = (spans: readonly Span[], modules: Module[] = []): Row => ({
  look: 'paper',
  air: 'full',
  align: 'start',
  columns: spans.map((span, place) => columnOf(span, place === 0 ? modules : [])),
})

/** The row divided anew; what stood in columns that are no longer there goes to the end of the last one. */
export function laidOut(row: Row, spans: readonly Span[]): Row {
  const left = row.columns.slice(spans.length).flatMap(({ modules }) => modules)
  const columns = spans.map((span, place) => {
    const before = row.columns[place]
    const more = place === spans.length - 1 ? left : []
    return before ? inPlaceOf(before, { ...before, span, modules: [...before.modules, ...more] }) : columnOf(span)
  })
  return inPlaceOf(row, { ...row, columns })
}

/** A row whose columns fit beside each other. Columns that came in or went make it even. */
export function fitted(row: Row): Row {
  const sum = row.columns.reduce((all, { span }) => all + span, 0)
  if (row.columns.length > 0 && row.columns.length <= MOST_COLUMNS && sum === 12) return row
  return laidOut(row, evenly[Math.min(row.columns.length, MOST_COLUMNS)] ?? [12])
}

export const isLayout = (row: Row, spans: readonly Span[]): boolean =>
  row.columns.length === spans.length && spans.every((span, place) => row.columns[place]?.span === span)
