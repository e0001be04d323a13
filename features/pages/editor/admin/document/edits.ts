import {
  type Column,
  type DocumentPath,
  kindOf,
  type Module,
  type PageDocument,
  type PageNode,
  partAt,
  type Row,
} from '../../../admin/document/document'
import { inPlaceOf } from '../../../admin/document/keys'

/** A page after something was done to it, and where the thing stands now. */
export type Edited = { readonly document: PageDocument; readonly place: DocumentPath | undefined }

type Change<Item> = (items: readonly Item[]) => Item[]

const withItem = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] =>
  items.map((item, place) => (place === index ? change(item) : item))

const inRows = (document: PageDocument, change: Change<Row>): PageDocument => ({ ...document, rows: change(document.rows) })

const inColumns = (document: PageDocument, row: number, change: Change<Column>): PageDocument =>
  inRows(document, (rows) => withItem(rows, row, (before) => inPlaceOf(before, { ...before, columns: change(before.columns) })))

const inModules = (document: PageDocument, row: number, column: number, change: Change<Module>): PageDocument =>
  inColumns(document, row, (columns) =>
    withItem(columns, column, (before) => inPlaceOf(before, { ...before, modules: change(before.modules) })),
  )

/** Changes the list in which this place lies. */
function inListOf(document: PageDocument, place: DocumentPath, change: (items: readonly PageNode[]) => PageNode[]): PageDocument {
  const [row, column, module] = place
  if (column === undefined) return inRows(document, change as Change<Row>)
  if (module === undefined) return inColumns(document, row, change as Change<Column>)
  return inModules(document, row, column, change as Change<Module>)
}

const indexIn = (place: DocumentPath): number => place.at(-1)!

export const insertAt = (document: PageDocument, place: DocumentPath, part: PageNode): PageDocument =>
  inListOf(document, place, (items) => items.toSpliced(indexIn(place), 0, part))

export const removeAt = (document: PageDocument, place: DocumentPath): PageDocument =>
  inListOf(document, place, (items) => items.toSpliced(indexIn(place), 1))

/** Puts a changed part where it stood. It keeps its key. */
export function replaceAt<P extends PageNode>(document: PageDocument, place: DocumentPath, change: (before: P) => P): PageDocument {
  const before = partAt(document, place) as P | undefined
  if (!before) return document
  const after = change(before)
  return after === before ? document : inListOf(document, place, (items) => items.toSpliced(indexIn(place), 1, inPlaceOf(before, after)))
}

/** A copy right behind it. */
export function duplicateAt(document: PageDocument, place: DocumentPath): Edited {
  const part = partAt(document, place)
  if (!part) return { document, place: undefined }
  const next = [...place.slice(0, -1), indexIn(place) + 1] as unknown as DocumentPath
  return { document: insertAt(document, next, structuredClone(part)), place: next }
}

/** Takes a part to another place of the same kind; `to` counts as the page stood before. */
export function moveTo(document: PageDocument, from: DocumentPath, to: DocumentPath): Edited {
  const part = partAt(document, from)
  if (!part || kindOf(from) !== kindOf(to)) return { document, place: from }
  const isSameList = from.slice(0, -1).every((index, depth) => index === to[depth])
  const landing = isSameList && indexIn(to) > indexIn(from) ? ([...to.slice(0, -1), indexIn(to) - 1] as unknown as DocumentPath) : to
  return { document: insertAt(removeAt(document, from), landing, part), place: landing }
}
