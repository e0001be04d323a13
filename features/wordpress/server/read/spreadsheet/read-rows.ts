import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { parse as parseNow } from 'csv-parse/sync'
import { unreadable } from '../../../messages.gaps'
import type { Cells } from '../found'
import { Unreadable } from '../unreadable'

const signs = [',', ';', '\t', '|'] as const
/** Characters of one row, and of the first. */
const LONGEST = 4 * 1024 * 1024
const LONGEST_HEAD = 20_000
const MOST_COLUMNS = 500

/** How a file is separated, and what its columns are called. */
export type Head = { readonly delimiter: string; readonly headings: readonly string[] }

/** The first row of a file of separated values: the sign counts that gives the most headings. */
export function headOf(text: string): Head {
  const head = text.slice(0, LONGEST_HEAD)
  const found = signs.map((delimiter) => ({ delimiter, headings: headingsIn(head, delimiter) }))
  return found.reduce((best, one) => (one.headings.length > best.headings.length ? one : best))
}

function headingsIn(head: string, delimiter: string): string[] {
  try {
    return (parseNow(head, { delimiter, to: 1, bom: true, skip_empty_lines: true })[0] ?? []).map((heading: string) => heading.trim())
  } catch {
    return []
  }
}

/** A row by its headings; undefined for one that has more or fewer cells than they are. */
export async function* readRows(pieces: AsyncIterable<string>, { delimiter, headings }: Head): AsyncGenerator<Cells | undefined> {
  if (headings.length > MOST_COLUMNS) throw new Unreadable(unreadable.columns)
  const parser = parse({ delimiter, bom: true, skip_empty_lines: true, relax_column_count: true, from: 2, max_record_size: LONGEST })
  const source = Readable.from(pieces)
  source.on('error', (reason) => parser.destroy(reason))
  try {
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>)
      yield cells.length === headings.length ? new Map(headings.map((name, index) => [name, cells[index] ?? ''])) : undefined
  } catch (reason) {
    throw reasonOf(reason)
  } finally {
    source.destroy()
  }
}

function reasonOf(reason: unknown): unknown {
  const { code = '', lines } = reason as { readonly code?: string; readonly lines?: number }
  if (!code.startsWith('CSV_') && code !== 'INVALID_OPENING_QUOTE') return reason
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new Unreadable(unreadable.quote)
  if (code === 'CSV_MAX_RECORD_SIZE') return new Unreadable(unreadable.row)
  return new Unreadable(unreadable.quotes(lines ?? 1))
}
