import type { DocumentPath, Module, PageDocument } from '../../../admin/document/document'
import { wordsOf } from '../../../page-words'
import { messages } from '../../messages'
import { rowOf } from './layouts'

/** What blocks are called, by their names. */
export type Titles = (block: string) => string

const LONGEST = 42
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text)

/** The first words that a visitor reads in it. */
export const wordsIn = (module: Module): string => shortened(wordsOf([rowOf([12], [module])] as never).split(' · ')[0] ?? '')

export const shareOf = (span: number): string => (messages.shares as Readonly<Record<number, string>>)[span] ?? `${span} of 12`

/** What something on the page is called. */
export function nameAt({ rows }: PageDocument, [row, column, module]: DocumentPath, titles: Titles): string {
  const inRow = rows[row]
  if (column === undefined) return messages.rowNamed(row + 1, typeof inRow?.label === 'string' ? inRow.label : undefined)
  const inColumn = inRow?.columns[column]
  if (module === undefined) return messages.columnNamed(column + 1, shareOf(inColumn?.span ?? 12))
  return titles(inColumn?.modules[module]?.block ?? '')
}

/** `3 of 5`: where it stands among its like. */
export function standingAt({ rows }: PageDocument, place: DocumentPath): string {
  const [row, column, module] = place
  const columns = rows[row]?.columns ?? []
  const among = column === undefined ? rows : module === undefined ? columns : (columns[column]?.modules ?? [])
  const standing = messages.at((place.at(-1) ?? 0) + 1, among.length)
  return module === undefined || columns.length < 2 ? standing : `${standing}, ${messages.kinds.column.toLowerCase()} ${(column ?? 0) + 1}`
}
