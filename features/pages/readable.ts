import type { PageRow, StoredPage } from '@frontage/kit/island/page'
import { type GenericSchema, safeParse } from 'valibot'
import {
  columnShape,
  type DocumentColumn,
  type DocumentModule,
  type DocumentRow,
  moduleShape,
  type PageDocument,
  pageShape,
  rowShape,
} from './page'

/** A page as visitors may read it, and which of its settings fell back to what is usual because they do not fit. */
export type Readable = { readonly page: StoredPage; readonly left: readonly string[] }

type Kept = Readonly<Record<string, unknown>>

/** What fits its shape; what does not fit is what is usual instead. Modules are another matter: their blocks read them. */
export function readableOf(document: PageDocument): Readable {
  const left: string[] = []

  function settled(shapes: Readonly<Record<string, GenericSchema>>, kept: Kept, at: string): Kept {
    const pairs = Object.entries(shapes).map(([name, shape]) => {
      const { success, output } = safeParse(shape, kept[name])
      if (success) return [name, output]
      left.push(`${at}${name}`)
      const usual = safeParse(shape, undefined)
      return [name, usual.success ? usual.output : undefined]
    })
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined)) as Kept
  }

  const moduleOf = (module: DocumentModule, at: string) => ({
    ...settled({ animation: moduleShape.entries.animation }, module, `${at}.`),
    ...{ block: module.block, props: module.props },
  })
  const columnOf = (column: DocumentColumn, at: string) => ({
    ...settled({ span: columnShape.entries.span }, column, `${at}.`),
    modules: column.modules.map((module, place) => moduleOf(module, `${at}.modules.${place}`)),
  })
  const { columns: _columns, ...rowShapes } = rowShape.entries
  const rowOf = (row: DocumentRow, at: string): PageRow =>
    ({
      ...settled(rowShapes, row, `${at}.`),
      columns: row.columns.map((column, place) => columnOf(column, `${at}.columns.${place}`)),
    }) as unknown as PageRow

  const { description, isHidden, social } = pageShape.entries
  const about = settled({ description, isHidden, social }, document, '') as Pick<StoredPage, 'description' | 'isHidden' | 'social'>
  const { path, title } = document
  const rows = document.rows.map((row, place) => rowOf(row, `rows.${place}`))
  return { page: { path, title, ...about, rows }, left }
}
