import type { DocumentColumn, DocumentModule, DocumentRow, PageDocument } from '../../page'

export type { PageDocument }
export type Row = DocumentRow
export type Column = DocumentColumn
export type Module = DocumentModule
export type PageNode = Row | Column | Module

/** Where something stands: `[row]`, `[row, column]` or `[row, column, module]`. */
export type DocumentPath = readonly [number] | readonly [number, number] | readonly [number, number, number]
export type PartKind = 'row' | 'column' | 'module'

const kinds = ['row', 'column', 'module'] as const
const names = ['rows', 'columns', 'modules'] as const

export const kindOf = (place: DocumentPath): PartKind => kinds[(place.length - 1) as 0 | 1 | 2]

/** As faults and findings write it: `rows.2.columns.0.modules.1`. */
export const pathOf = (place: DocumentPath): string => place.map((index, depth) => `${names[depth]}.${index}`).join('.')

/** The deepest part that such a path speaks of; undefined when it speaks of the page itself. */
export function placeOfPath(path: string): DocumentPath | undefined {
  const [, row, column, module] = /^rows\.(\d+)(?:\.columns\.(\d+)(?:\.modules\.(\d+))?)?/.exec(path) ?? []
  const place = [row, column, module].filter((one) => one !== undefined).map(Number)
  return place.length ? (place as unknown as DocumentPath) : undefined
}

export function partAt({ rows }: PageDocument, [row, column, module]: DocumentPath): PageNode | undefined {
  const inRow = rows[row]
  if (column === undefined) return inRow
  const inColumn = inRow?.columns[column]
  return module === undefined ? inColumn : inColumn?.modules[module]
}

/** Every place of a page, in the order in which it is read. */
export const placesIn = ({ rows }: PageDocument): DocumentPath[] =>
  rows.flatMap(({ columns }, row) => [
    [row] as const,
    ...columns.flatMap(({ modules }, column) => [[row, column] as const, ...modules.map((_, module) => [row, column, module] as const)]),
  ])
