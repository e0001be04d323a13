import * as v from 'valibot'
import {
  type DocumentPath,
  kindOf,
  type Module,
  type PageDocument,
  type PageNode,
  type PartKind,
  partAt,
  type Row,
} from '../../../admin/document/document'
import { keptRowShape } from '../../../kept-document'
import { type Edited, insertAt } from './edits'
import { columnOf, laidOut, rowOf } from './layouts'

/** Says that a text on the clipboard is ours. */
const MARK = 'frontage page part'
const MOST_TEXT = 500_000

/** Settings are taken as they are: the page names what does not fit. What they stand in has to have the bones of a row. */
const clipShape = v.variant('kind', [
  v.object({ mark: v.literal(MARK), kind: v.literal('row'), row: keptRowShape }),
  v.object({ mark: v.literal(MARK), kind: v.literal('column'), row: keptRowShape }),
  v.object({ mark: v.literal(MARK), kind: v.literal('module'), row: keptRowShape }),
])

/** A row as it was copied; a column or a module lies alone in one. */
export type Clip = { readonly kind: PartKind; readonly row: Row }

const wrapped = (part: PageNode): Row => {
  if ('columns' in part) return part
  return { ...rowOf([12]), columns: ['modules' in part ? part : columnOf(12, [part])] }
}

/** A part as it lies on the clipboard. */
export const clipText = (document: PageDocument, place: DocumentPath): string =>
  JSON.stringify({ mark: MARK, kind: kindOf(place), row: wrapped(partAt(document, place)!) })

/** What lies on the clipboard, when it is a part of a page. */
export function readClip(text: string): Clip | undefined {
  if (text.length > MOST_TEXT || !text.includes(MARK)) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), clipShape), text)
  return read.success && read.output.row.columns.length > 0 ? read.output : undefined
}

/** Puts it behind what is selected: a module into the same column, anything wider as a row below. */
export function pasteAt(document: PageDocument, place: DocumentPath | undefined, { kind, row }: Clip): Edited {
  const copy = structuredClone(row)
  const [module] = copy.columns[0]?.modules ?? []
  if (kind === 'module' && module) return addModule(document, place, module)
  const next: DocumentPath = [place ? place[0] + 1 : document.rows.length]
  return { document: insertAt(document, next, kind === 'row' ? copy : laidOut(copy, [12])), place: next }
}

/** Puts a module behind what is selected, or into a row of its own at the end. */
export function addModule(document: PageDocument, place: DocumentPath | undefined, module: Module): Edited {
  const next = place && landingFor(document, place)
  if (next) return { document: insertAt(document, next, module), place: next }
  const row = document.rows.length
  return { document: insertAt(document, [row], rowOf([12], [module])), place: [row, 0, 0] }
}

/** Behind the module, or at the end of the column. */
function landingFor(document: PageDocument, [row, column = 0, module]: DocumentPath): DocumentPath | undefined {
  const inColumn = document.rows[row]?.columns[column]
  return inColumn && [row, column, module === undefined ? inColumn.modules.length : module + 1]
}
