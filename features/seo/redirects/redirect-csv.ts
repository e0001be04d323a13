import { parseUrl } from '@frontage/kit/url'
import { getDotPath, safeParse } from 'valibot'
import { fromKey, type Rule, redirectShape } from './redirect'

export type BadLine = { readonly line: number; readonly reason: string }
type Line = { readonly line: number; readonly rule: Rule }

/** The cells of one line: commas, semicolons or tabs between them, quotation marks around what holds such a sign. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain] of line.matchAll(/(?:^|[,;\t])(?:\s*"((?:[^"]|"")*)"\s*|([^,;\t]*))/g))
    cells.push((quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim())
  return cells
}

const isHeading = (cells: readonly string[]): boolean => !cells[0]?.startsWith('/') && /^(from|old|source|von|url)/i.test(cells[0] ?? '')

/** Reads `from, to, status`, one redirect a line; 301 unless told. Lines that cannot be taken are named. */
export function redirectsIn(csv: string): { good: Line[]; bad: BadLine[] } {
  const good: Line[] = []
  const bad: BadLine[] = []
  const known = new Map<string, number>()
  for (const [index, text] of csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const cells = cellsOf(text)
    const line = index + 1
    if (!text.trim() || (good.length + bad.length === 0 && isHeading(cells))) continue
    const read = readRule(cells)
    const twin = typeof read === 'string' ? undefined : known.get(fromKey(read.from))
    if (typeof read === 'string') bad.push({ line, reason: read })
    else if (twin) bad.push({ line, reason: `line ${twin} has the same old address` })
    else {
      known.set(fromKey(read.from), line)
      good.push({ line, rule: read })
    }
  }
  return { good, bad }
}

/** The rule, or why it is none. Whole addresses of the old site are taken as their paths with their parameters. */
function readRule([from = '', to = '', status = '']: readonly string[]): Rule | string {
  const url = parseUrl(from)
  const start = url ? url.pathname + url.search : from
  const read = safeParse(redirectShape, { from: start, to, status: status === '' ? 301 : Number(status) })
  if (read.success) return read.output
  const [issue] = read.issues
  if (getDotPath(issue) === 'status') return `the status ${status} is not one of 301, 302, 307, 308 and 410`
  return issue.message
}
