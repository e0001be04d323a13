import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import { isChosen } from '@frontage/kit/island/editor-config'
import { saidIn } from '../../examples'
import { messages } from '../../messages.unfinished'
import type { DocumentModule, DocumentRow, PageDocument } from '../../page'
import type { ValidationIssue } from '../../validation-issue'
import { exampleIn } from './examples'

type FindUnfinished = (document: PageDocument) => ValidationIssue[]

/** Finds what is still as it came: parts that show nothing yet, pictures that nobody chose, words that stand for the owner's own. */
export function createUnfinished(blocks: readonly OwnedBlock[]): FindUnfinished {
  const exampleAmong = exampleIn(blocks)
  const owners = new Map(blocks.map(({ name, owner }) => [name, owner]))

  function lackOf({ block, props = {} }: DocumentModule, at: string): ValidationIssue[] {
    const lack = owners.get(block)?.unfinished?.(props)
    return lack ? [{ path: `${at}.props.${lack.at}`, text: lack.text }] : []
  }
  /** A list is what a part consists of where that is all it begins with: without an entry it shows nothing. */
  function emptyListOf({ block, props = {} }: DocumentModule, at: string): ValidationIssue[] {
    const start = owners.get(block)?.start ?? {}
    const list = Object.entries(start).find(([, value]) => Array.isArray(value) && value.length > 0)?.[0]
    const given = list === undefined ? undefined : props[list]
    if (!list || !Array.isArray(given) || given.length > 0 || saidIn({ ...start, [list]: [] }, '').length > 0) return []
    return [{ path: `${at}.props.${list}`, text: messages.listEmpty }]
  }
  const ofModule = (module: DocumentModule, at: string): ValidationIssue[] => [
    ...lackOf(module, at),
    ...emptyListOf(module, at),
    ...picturesIn(module.props, `${at}.props`),
    ...saidIn(module.props, `${at}.props`).flatMap((said) => {
      const example = exampleAmong(said)
      return example ? [{ path: said.at, text: messages.wordsAsTheyCame(example) }] : []
    }),
  ]
  const ofRow = ({ columns, backdrop, behind }: DocumentRow, at: string): ValidationIssue[] => [
    ...picturesIn(backdrop, `${at}.backdrop`),
    ...(behind ? [...lackOf(behind, `${at}.behind`), ...picturesIn(behind.props, `${at}.behind.props`)] : []),
    ...columns.flatMap(({ modules }, column) =>
      modules.flatMap((module, place) => ofModule(module, `${at}.columns.${column}.modules.${place}`)),
    ),
  ]
  return ({ rows }) => rows.flatMap((row, place) => ofRow(row, `rows.${place}`))
}

/** Places of pictures that nobody has chosen. */
function picturesIn(value: unknown, at: string): ValidationIssue[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => picturesIn(one, `${at}.${place}`))
  if (!value || typeof value !== 'object') return []
  if ('file' in value) return isChosen({ file: String(value.file) }) ? [] : [{ path: at, text: messages.pictureMissing }]
  return Object.entries(value).flatMap(([name, inner]) => picturesIn(inner, `${at}.${name}`))
}
