import * as v from 'valibot'
import { moduleShape } from '../../page'
import { kindOf, type Module, type PageDocument, type Part, type Place, partAt, type Row } from './document'
import { type Edited, insertAt } from './edits'
import { columnOf, rowOf } from './layouts'

/** Says that a text on the clipboard is ours. */
const MARK = 'frontage page part'
const MOST_TEXT = 500_000

/** Settings are taken as they are: the page names what does not fit. What they stand in has to be right. */
const modules = v.array(v.looseObject(moduleShape.entries))
const column = v.looseObject({ span: v.picklist([3, 4, 5, 6, 7, 8, 9, 12]), modules })
const row = v.looseObject({ columns: v.pipe(v.array(column), v.minLength(1), v.maxLength(4)) })
const clipShape = v.variant('kind', [
  v.object({ mark: v.literal(MARK), kind: v.literal('row'), part: row }),
  v.object({ mark: v.literal(MARK), kind: v.literal('column'), part: column }),
  v.object({ mark: v.literal(MARK), kind: v.literal('module'), part: v.looseObject(moduleShape.entries) }),
])

export type Clip = { readonly kind: ReturnType<typeof kindOf>; readonly part: Part }

/** A part as it lies on the clipboard. */
export const clipText = (document: PageDocument, place: Place): string =>
  JSON.stringify({ mark: MARK, kind: kindOf(place), part: partAt(document, place) })

/** What lies on the clipboard, when it is a part of a page. */
export function readClip(text: string): Clip | undefined {
  if (text.length > MOST_TEXT || !text.includes(MARK)) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), clipShape), text)
  return read.success ? ({ kind: read.output.kind, part: read.output.part } as Clip) : undefined
}

/** Puts it behind what is selected: a module into the same column, anything wider as a row below. */
export function pasteAt(document: PageDocument, place: Place | undefined, { kind, part }: Clip): Edited {
  const copy = structuredClone(part)
  if (kind === 'module') return pasteModule(document, place, copy as Module)
  const next: Place = [place ? place[0] + 1 : document.rows.length]
  const below =
    kind === 'row'
      ? { ...rowOf([12]), ...(copy as Row) }
      : { ...rowOf([12]), columns: [columnOf(12, (copy as Row['columns'][number]).modules)] }
  return { document: insertAt(document, next, below), place: next }
}

function pasteModule(document: PageDocument, place: Place | undefined, part: Module): Edited {
  const next = landingFor(document, place)
  if (next) return { document: insertAt(document, next, part), place: next }
  const row = place ? place[0] + 1 : document.rows.length
  return { document: insertAt(document, [row], rowOf([12], [part])), place: [row, 0, 0] }
}

/** Where a module goes that is added while this is selected; undefined when it needs a row of its own. */
export function landingFor(document: PageDocument, place: Place | undefined): Place | undefined {
  if (!place) return undefined
  const [row, column = 0, module] = place
  const inColumn = document.rows[row]?.columns[column]
  return inColumn && [row, column, module === undefined ? inColumn.modules.length : module + 1]
}
