import { type GenericIssue, type GenericSchema, safeParse } from 'valibot'
import { messages } from './messages.faults'
import { type DocumentModule, type DocumentRow, type PageDocument, pageShape, rowShape } from './page'
import type { ValidationIssue } from './validation-issue'

/** The shape of a block's attributes; undefined when there is no such block. */
export type FindShape = (block: string) => GenericSchema | undefined

/** Everything that is wrong with a page, where it is wrong. */
export const issuesOf = (document: PageDocument, find: FindShape): ValidationIssue[] => [
  ...issuesIn(pageShape, document, ''),
  ...document.rows.flatMap((row, place) => moduleIssues(row, `rows.${place}`, find)),
]

/** The same of one row that stands on no page. */
export const rowIssues = (row: DocumentRow, find: FindShape): ValidationIssue[] => [
  ...issuesIn(rowShape, row, ''),
  ...moduleIssues(row, '', find),
]

function moduleIssues({ columns, behind }: DocumentRow, row: string, find: FindShape): ValidationIssue[] {
  const within = row && `${row}.`
  const inColumns = columns.flatMap(({ modules }, column) =>
    modules.flatMap((module, place) => issuesOfModule(module, `${within}columns.${column}.modules.${place}`, find)),
  )
  const isModule = typeof behind === 'object' && behind !== null && typeof behind.block === 'string'
  return [...inColumns, ...(isModule ? issuesOfModule(behind, `${within}behind`, find) : [])]
}

function issuesOfModule({ block, props = {} }: DocumentModule, at: string, find: FindShape): ValidationIssue[] {
  const shape = find(block)
  return shape ? issuesIn(shape, props, `${at}.props`) : [{ path: `${at}.block`, text: messages.noSuchBlock(block) }]
}

/** One fault a place: the first that is found there says enough. */
export function issuesIn(shape: GenericSchema, value: unknown, at = ''): ValidationIssue[] {
  const { issues = [] } = safeParse(shape, value)
  const faults = new Map<string, ValidationIssue>()
  for (const issue of issues) {
    const path = [...(at ? [at] : []), ...(issue.path ?? []).map(({ key }) => String(key))].join('.')
    if (!faults.has(path)) faults.set(path, { path, text: plainWords(issue) })
  }
  return [...faults.values()]
}

/** What our own rules say stands as it is; what the validator says by itself is for programmers, and is said anew. */
export function plainWords(issue: GenericIssue): string {
  const { message, input, type } = issue
  if (!message.startsWith('Invalid ')) return message
  const isMissing = input === undefined || input === null || (type === 'non_empty' && input === '')
  if (isMissing) return messages.missing
  const words = messages.rules[type as keyof typeof messages.rules]
  return words ? words(wantedBy(issue)) : messages.misfit
}

/** `"a" | "b"` as words. */
const wantedBy = ({ requirement, expected }: GenericIssue): string => {
  if (typeof requirement === 'number') return String(requirement)
  return (expected ?? '')
    .replace(/^\(|\)$/g, '')
    .replaceAll('"', '')
    .split(' | ')
    .join(', ')
}
