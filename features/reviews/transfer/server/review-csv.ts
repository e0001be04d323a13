import type { BadRow } from '@frontage/kit/feature.server'
import { type CsvError, parse } from 'csv-parse/sync'
import { delimiterOf } from './delimiter'

export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> }

/** What is wrong with a row, how often, and the line up to which it was read. */
type Fault = { readonly reason: string; readonly times: number; readonly end: number }

/** Stray quotation marks after which a row is taken for the rest of a file that is none of ours. */
const MOST_FAULTS = 100
class EndlessRow extends Error {}

/** `sep=;` on the first line tells a spreadsheet how its file is separated. */
const SAID = /^\ufeff?sep=(.)(?=\n)/i

/**
 * Reads a file of separated values with a heading row. Rows that are no rows are named, with line and reason; below a
 * heading row that cannot be read there are no rows at all.
 */
export function rowsOf(csv: string): { rows: CsvRow[]; bad: BadRow[] } {
  const rows: CsvRow[] = []
  const faults = new Map<number, Fault>()
  let isHeadingBad = false
  const lines = csv.replace(/\r\n?/g, '\n')
  const text = lines.replace(SAID, '')
  try {
    parse<Record<string, string>>(text, {
      bom: true,
      delimiter: SAID.exec(lines)?.[1] ?? delimiterOf(text),
      columns: (headings: string[]) => {
        isHeadingBad = faults.size > 0
        return headings.map((heading) => heading.trim())
      },
      raw: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_record: (read, { lines }) => {
        const { record, raw } = read as unknown as { record: Record<string, string>; raw: string }
        rows.push({ line: startOf(raw, lines), cells: record })
        return null
      },
      on_skip: (error, raw = '') => note(faults, error as Skipped, raw),
    })
  } catch (reason) {
    if (!(reason instanceof EndlessRow)) throw reason
  }
  return { rows: isHeadingBad ? [] : rows, bad: [...faults].map(badRowOf) }
}

/** The line a row begins on: it may hold line breaks of its own, and empty lines may stand before it. */
const startOf = (raw: string, end: number): number => end - (raw.replace(/^\n+/, '').slice(0, -1).split('\n').length - 1)

type Skipped = CsvError & { readonly lines: number }

/** One row may have several faults: the first one is its reason. */
function note(faults: Map<number, Fault>, error: Skipped, raw: string): undefined {
  const line = startOf(raw, error.lines)
  const { reason = reasonOf(error), times = 0 } = faults.get(line) ?? {}
  faults.set(line, { reason, times: times + 1, end: error.lines })
  if (times > MOST_FAULTS) throw new EndlessRow()
}

/** A row that swallowed the lines behind it says so, for they are lost as well. */
function badRowOf([line, { reason, times, end }]: readonly [number, Fault]): BadRow {
  if (times > MOST_FAULTS) return { line, reason: `${reason} (nothing after it was read)` }
  return { line, reason: end > line ? `${reason} (read up to line ${end})` : reason }
}

const reasons: Readonly<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: 'this row has more or fewer cells than the heading row',
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'this row has more or fewer cells than the heading row',
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'there is text between a closing quotation mark and the end of its cell',
  INVALID_OPENING_QUOTE: 'there is a quotation mark inside a cell that does not start with one',
}

const reasonOf = ({ code, message }: CsvError): string => reasons[code] ?? message
