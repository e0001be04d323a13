import { parse } from 'csv-parse/sync'
import { knownAmong } from './import-columns'

const signs = [',', ';', '\t', '|'] as const
/** A heading row is not longer than this. */
const LONGEST_HEAD = 20_000

/** The sign between the cells of a file, told by its heading row: the one that gives the most headings that are known, else the most. */
export function delimiterOf(csv: string): string {
  const head = csv.replace(/^\ufeff?\n*/, '').slice(0, LONGEST_HEAD)
  const [best = signs[0]] = signs
    .map((sign) => ({ sign, headings: headingsIn(head, sign) }))
    .filter(({ headings }) => headings.length > 1)
    .sort((a, b) => knownAmong(b.headings) - knownAmong(a.headings) || b.headings.length - a.headings.length)
    .map(({ sign }) => sign)
  return best
}

function headingsIn(head: string, delimiter: string): string[] {
  try {
    return parse(head, { delimiter, to: 1, relax_quotes: true })[0] ?? []
  } catch {
    return []
  }
}
