import type { Data } from '@puckeditor/core'
import { type Column, type Module, type PageDocument, type PageNode, partAt, placesIn, type Row } from '../../../../admin/document/document'
import { inPlaceOf, keyOf, withKey } from '../../../../admin/document/keys'
import { fitted } from '../../document/layouts'
import { blockOfType } from './names'
import { orderIn, type Stood } from './to-puck'

type Begin = (block: string) => Readonly<Record<string, unknown>>

/** The document in the order that the canvas has come to. What is new there begins with its usual settings. */
export function fromPuck(data: Data, before: PageDocument, begin: Begin): PageDocument {
  const parts = partsIn(before)
  const rows = orderIn(data).flatMap((stood) => rowFrom(stood, parts, begin) ?? [])
  return { ...before, rows }
}

/** Everything by its key. */
export const partsIn = (document: PageDocument): ReadonlyMap<string, PageNode> =>
  new Map(
    placesIn(document)
      .map((place) => partAt(document, place)!)
      .map((part) => [keyOf(part), part]),
  )

type Parts = ReadonlyMap<string, PageNode>

function rowFrom({ id, inside }: Stood, parts: Parts, begin: Begin): Row | undefined {
  const before = parts.get(id) as Row | undefined
  if (!before) return undefined
  const columns = inside.flatMap((stood) => columnFrom(stood, parts, begin) ?? [])
  if (isSame(columns, before.columns)) return before
  const after = inPlaceOf(before, { ...before, columns })
  return columns.length === before.columns.length ? after : fitted(after)
}

function columnFrom({ id, inside }: Stood, parts: Parts, begin: Begin): Column | undefined {
  const before = parts.get(id) as Column | undefined
  if (!before) return undefined
  const modules = inside.flatMap((stood) => moduleFrom(stood, parts, begin) ?? [])
  return isSame(modules, before.modules) ? before : inPlaceOf(before, { ...before, modules })
}

function moduleFrom({ id, type }: Stood, parts: Parts, begin: Begin): Module | undefined {
  const before = parts.get(id) as Module | undefined
  if (before) return before
  const block = blockOfType(type)
  return block === undefined ? undefined : withKey<Module>({ block, props: structuredClone(begin(block)) }, id)
}

const isSame = (some: readonly PageNode[], others: readonly PageNode[]): boolean =>
  some.length === others.length && some.every((part, place) => part === others[place])
