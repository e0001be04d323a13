import type { BadRow } from '@frontage/kit/feature.server'
import type { RequestOf } from '@frontage/kit/wire/call'
import type { previewImport } from '../wire.admin'
import { inIso, orderIn } from './import-dates'
import { importedFields } from './imported-review'
import { type CsvRow, ownName, rowsOf } from './review-csv'

type File = RequestOf<typeof previewImport>
export type Column = { readonly name: string; readonly field: string; readonly examples: string[] }
export type ImportFile = {
  readonly columns: Column[]
  readonly rows: readonly CsvRow[]
  readonly bad: BadRow[]
  readonly datesAreAmbiguous: boolean
}

const EXAMPLES = 3
const dateFields = ['created_time', 'owner_response_time']

/** Reads a file as it stands, names its columns, and turns its rows into those that an import knows. */
export function readFile({ format, text, mapping, dates }: File): ImportFile {
  const read = format === 'csv' ? rowsOf(text, (heading) => heading.trim()) : rowsInJson(text)
  const fields = new Map(namesIn(read.rows).map((name) => [name, fieldOf(name, mapping)]))
  const renamed = read.rows.map(({ line, cells }) => ({ line, cells: rename(cells, fields) }))
  const values = renamed.flatMap(({ cells }) => dateFields.map((field) => cells[field] ?? ''))
  const order = dates === 'iso' ? orderIn(values) : dates
  return {
    columns: [...fields].map(([name, field]) => ({ name, field, examples: examplesOf(read.rows, name) })),
    rows: renamed.map(({ line, cells }) => ({ line, cells: withDates(cells, order) })),
    bad: read.bad,
    datesAreAmbiguous: order === 'ambiguous',
  }
}

function fieldOf(name: string, mapping: Readonly<Record<string, string>>): string {
  const wanted = Object.hasOwn(mapping, name) ? (mapping[name] ?? '') : ownName(name)
  return importedFields.includes(wanted) ? wanted : ''
}

const namesIn = (rows: readonly CsvRow[]): string[] => [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].slice(0, 200)

const examplesOf = (rows: readonly CsvRow[], name: string): string[] =>
  rows
    .slice(0, 50)
    .map(({ cells }) => (cells[name] ?? '').slice(0, 80))
    .filter(Boolean)
    .slice(0, EXAMPLES)

const rename = (cells: CsvRow['cells'], fields: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, value]) => (fields.get(name) ? [[fields.get(name), value]] : [])))

const withDates = (cells: Record<string, string>, order: ReturnType<typeof orderIn>): Record<string, string> => ({
  ...cells,
  ...Object.fromEntries(dateFields.flatMap((field) => (cells[field] ? [[field, inIso(cells[field], order)]] : []))),
})

/** A list of objects, or one object a line, as an export writes them. */
function rowsInJson(text: string): { rows: CsvRow[]; bad: BadRow[] } {
  const bad: BadRow[] = []
  const whole = parsed(text)
  const items = Array.isArray(whole)
    ? whole
    : text
        .split('\n')
        .filter((line) => line.trim())
        .map(parsed)
  const rows = items.flatMap((item, index) => {
    const line = index + 1
    if (typeof item === 'object' && item !== null && !Array.isArray(item))
      return [{ line, cells: cellsOf(item as Record<string, unknown>) }]
    bad.push({ line, reason: 'this is no review' })
    return []
  })
  return { rows, bad }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const cellsOf = (item: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, cellOf(value)]))

function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join('|')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null || value === undefined ? '' : String(value)
}
