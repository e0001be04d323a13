import type { BadRow } from '@frontage/kit/feature.server'
import { type CsvError, type Info, parse } from 'csv-parse/sync'

export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> }

/** Names of the widespread review plugins, and the record's own name for each. */
const aliases: Readonly<Record<string, string>> = {
  date: 'created_time',
  date_gmt: 'created_time',
  title: 'review_title',
  content: 'review_text',
  name: 'reviewer_name',
  email: 'reviewer_email',
  avatar: 'userpic',
  response: 'owner_response',
  language: 'language_code',
  url: 'from_url_review',
  assigned_posts: 'posts',
}

export const ownName = (heading: string): string => {
  const name = heading.trim().toLowerCase()
  return aliases[name] ?? name
}

/** Reads a file of comma separated values with a heading row. Rows that are no rows are named, with line and reason. */
export function rowsOf(csv: string, nameOf: (heading: string) => string = ownName): { rows: CsvRow[]; bad: BadRow[] } {
  const bad: BadRow[] = []
  let end = 1
  try {
    const records = parse(csv, {
      bom: true,
      columns: (headings: string[]) => headings.map(nameOf),
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => void (error && bad.push({ line: lineOf(error), reason: reasonOf(error) })),
    }) as unknown as { record: Record<string, string>; info: Info }[]
    const rows = records.map(({ record, info }) => {
      const line = end + 1
      end = info.lines
      return { line, cells: record }
    })
    return { rows, bad }
  } catch (error) {
    return { rows: [], bad: [...bad, { line: lineOf(error as CsvError), reason: reasonOf(error as CsvError) }] }
  }
}

const lineOf = (error: CsvError): number => Number((error as { lines?: number }).lines ?? 1)

const reasons: Readonly<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: 'this row has more or fewer cells than the heading row',
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'this row has more or fewer cells than the heading row',
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something stands between a closing quotation mark and the next comma',
  INVALID_OPENING_QUOTE: 'a quotation mark stands in the middle of a cell that does not begin with one',
}

const reasonOf = ({ code, message }: CsvError): string => reasons[code] ?? message
