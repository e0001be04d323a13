import { type DocumentPath, type PageDocument, type PageNode, type PartKind, pathOf } from '../../../../admin/document/document'
import { keyOf } from '../../../../admin/document/keys'
import type { ValidationIssue } from '../../../../validation-issue'

/** One line of the outline. */
export type OutlineItem = {
  readonly key: string
  readonly place: DocumentPath
  readonly part: PageNode
  readonly kind: PartKind
  readonly level: number
  /** Its number among its like, and how many they are. */
  readonly number: number
  readonly of: number
  /** Undefined where nothing is in it. */
  readonly isOpen: boolean | undefined
  readonly parent: string | undefined
  readonly faults: number
}

type Around = { readonly shut: ReadonlySet<string>; readonly faults: readonly ValidationIssue[] }

/** The lines in sight. A row with one column shows what is in it at once: there is nothing to choose between. */
export function outlineOf({ rows }: PageDocument, around: Around): OutlineItem[] {
  return rows.flatMap((row, index) => {
    const place = [index] as const
    const own = itemOf(row, place, { level: 1, number: index + 1, of: rows.length, parent: undefined }, around)
    const inner = row.columns.flatMap((column, inRow) => {
      const isAlone = row.columns.length === 1
      const parent = isAlone ? own.key : keyOf(column)
      const level = isAlone ? 2 : 3
      const modules = column.modules.map((module, inColumn) =>
        itemOf(module, [index, inRow, inColumn], { level, number: inColumn + 1, of: column.modules.length, parent }, around),
      )
      if (isAlone) return modules
      const line = itemOf(column, [index, inRow], { level: 2, number: inRow + 1, of: row.columns.length, parent: own.key }, around)
      return line.isOpen ? [line, ...modules] : [line]
    })
    return own.isOpen ? [own, ...inner] : [own]
  })
}

type Standing = Pick<OutlineItem, 'level' | 'number' | 'of' | 'parent'>

function itemOf(part: PageNode, place: DocumentPath, standing: Standing, { shut, faults }: Around): OutlineItem {
  const key = keyOf(part)
  const isOpen = hasInner(part) ? !shut.has(key) : undefined
  const kind = 'block' in part ? 'module' : 'modules' in part ? 'column' : 'row'
  return { key, place, part, kind, ...standing, isOpen, faults: issuesAt(faults, place, isOpen === true).length }
}

/** Whether a line of its own stands below it. */
function hasInner(part: PageNode): boolean {
  if ('block' in part) return false
  return 'modules' in part ? part.modules.length > 0 : part.columns.length > 1 || part.columns.some(hasInner)
}

/** Faults of it; of something that is open, without those that stand further in. */
function issuesAt(faults: readonly ValidationIssue[], place: DocumentPath, isOpen: boolean): readonly ValidationIssue[] {
  const path = pathOf(place)
  const here = faults.filter((fault) => fault.path === path || fault.path.startsWith(`${path}.`))
  return isOpen ? here.filter((fault) => !/^\.(columns|modules)\.\d/.test(fault.path.slice(path.length))) : here
}
