import { isStorable } from '@frontage/kit/storable'
import * as v from 'valibot'
import type { DocumentRow, PageDocument } from './page'
import { DEEPEST } from './spec'

type Kept = Record<string, unknown>

export const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(isOne)

const isModule = (value: unknown): boolean =>
  isRecord(value) && typeof value.block === 'string' && (value.props === undefined || isRecord(value.props))
const isColumn = (value: unknown): boolean => isRecord(value) && isListOf(value.modules, isModule)
const isRow = (value: unknown): boolean => isRecord(value) && isListOf(value.columns, isColumn)

/** Data that nobody can follow to its end is no page: whoever walks it counts on a bottom. */
export const isShallow = (value: unknown, left = DEEPEST): boolean =>
  typeof value !== 'object' || value === null || (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)))

const isWellFormed = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isWellFormed(name) && isWellFormed(inner))
}

/** Whether this has the bones of a page: rows of columns of modules. What is wrong with the rest of it is for faults to say. */
export const isDocument = (value: unknown): value is PageDocument =>
  isRecord(value) &&
  value.version === 2 &&
  typeof value.path === 'string' &&
  typeof value.title === 'string' &&
  isListOf(value.rows, isRow) &&
  isShallow(value) &&
  isWellFormed(value)

/** Fills in what is usual and was left out; everything that is there stays as it is. */
export const filled = (document: PageDocument): PageDocument => ({
  ...document,
  description: document.description ?? '',
  isHidden: document.isHidden ?? false,
  rows: document.rows.map(filledRow),
})

const filledRow = (row: DocumentRow): DocumentRow => ({
  ...row,
  look: row.look ?? 'paper',
  air: row.air ?? 'full',
  align: row.align ?? 'start',
  columns: row.columns.map((column) => ({
    ...column,
    span: column.span ?? 12,
    modules: column.modules.map((module) => ({ ...module, props: module.props ?? {} })),
  })),
})

/** A page on its way to be kept, faults and all. */
export const documentShape = v.pipe(
  v.custom<PageDocument>(isDocument, 'This is not a page.'),
  v.description('A page: `version` 2, `path`, `title` and `rows` of columns of blocks, as an export of the pages contains it.'),
  v.transform(filled),
)

/** One row, likewise. */
export const keptRowShape = v.pipe(
  v.custom<DocumentRow>((value) => isRow(value) && isShallow(value) && isWellFormed(value), 'This is not a row of a page.'),
  v.description('A row of a page: `columns` with their `modules`, each a `block` with its `props`.'),
  v.transform(filledRow),
)
