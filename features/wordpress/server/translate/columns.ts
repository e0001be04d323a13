import type { WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import type { Nested } from './nested'
import { PageBuilder } from './page-builder'
import type { Column, Row } from './page-parts'

/** Columns of twelve that a column of ours may take. */
const SPANS = [3, 4, 5, 6, 7, 8, 9, 12] as const
const MOST_COLUMNS = 4
const EVEN: Readonly<Record<number, number>> = { 1: 12, 2: 6, 3: 4, 4: 3 }

/** Columns side by side. What is wider than a row goes on in the next line. */
export function columnsRows(block: WordPressBlock, nested: Nested): Row[] {
  const columns = block.inner.filter(({ name }) => name === 'core/column')
  return rowsOfColumns(
    columns.flatMap((column): Column[] => {
      const builder = new PageBuilder()
      nested(column, builder)
      const modules = builder.modules()
      return modules.length ? [{ span: spanOf(column.attributes.width, columns.length), modules }] : []
    }),
  )
}

/** Columns of one row there, as rows here, which hold four. */
export const rowsOfColumns = (columns: readonly Column[]): Row[] =>
  Array.from({ length: Math.ceil(columns.length / MOST_COLUMNS) }, (_, row) => ({
    columns: columns.slice(row * MOST_COLUMNS, (row + 1) * MOST_COLUMNS),
  }))

/** `33.33%` is four of twelve; without a width all are as wide. */
export function spanOf(width: unknown, count: number): number {
  const share = typeof width === 'number' ? width : /^[\d.]+%$/.test(String(width)) ? Number.parseFloat(String(width)) : Number.NaN
  if (!Number.isFinite(share)) return EVEN[count] ?? 3
  const wanted = (share / 100) * 12
  return SPANS.reduce((best, span) => (Math.abs(span - wanted) < Math.abs(best - wanted) ? span : best), SPANS[0] as number)
}
