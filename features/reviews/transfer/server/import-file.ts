import { unguarded } from '@frontage/kit/csv'
import type { BadRow } from '@frontage/kit/feature.server'
import type { RequestOf } from '@frontage/kit/wire/call'
import type { previewImport } from '../wire.transfer'
import { fieldsOf } from './import-columns'
import { inIso, orderIn } from './import-dates'
import { importedFields } from './imported-review'
import { type CsvRow, rowsOf } from './review-csv'
import { rowsInJson } from './review-json'

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
export function readFile({ format, text, mapping, dates, source, publish }: File): ImportFile {
  const read = format === 'csv' ? withoutGuards(rowsOf(text)) : rowsInJson(text)
  const fields = chosenFields(namesIn(read.rows), mapping)
  const renamed = read.rows.map(({ line, cells }) => ({ line, cells: withApproval(withSource(rename(cells, fields), source), publish) }))
  const values = renamed.flatMap(({ cells }) => dateFields.map((field) => cells[field] ?? ''))
  const order = dates === 'iso' ? orderIn(values) : dates
  return {
    columns: [...fields].map(([name, field]) => ({ name, field, examples: examplesOf(read.rows, name) })),
    rows: renamed.map(({ line, cells }) => ({ line, cells: withDates(cells, order) })),
    bad: read.bad,
    datesAreAmbiguous: order === 'ambiguous',
  }
}

type Read = ReturnType<typeof rowsOf>

/** What our own export put before a text that begins like a formula is taken off again. */
const withoutGuards = ({ rows, bad }: Read): Read => ({
  rows: rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, unguarded(value)])),
  })),
  bad,
})

/** The guess for every column that the owner has not chosen for; a field that was chosen is read from there alone. */
function chosenFields(names: readonly string[], mapping: Readonly<Record<string, string>>): Map<string, string> {
  const chosen = new Map(names.flatMap((name) => (Object.hasOwn(mapping, name) ? [[name, known(mapping[name] ?? '')]] : [])))
  const taken = new Set([...chosen.values()].filter(Boolean))
  const guessed = fieldsOf(names.filter((name) => !chosen.has(name)))
  return new Map(names.map((name) => [name, chosen.get(name) ?? unless(taken, guessed.get(name) ?? '')]))
}

const known = (field: string): string => (importedFields.includes(field) ? field : '')
const unless = (taken: ReadonlySet<string>, field: string): string => (taken.has(field) ? '' : field)

/** Where the file does not say it, the owner does. */
const withSource = (cells: Record<string, string>, source: string): Record<string, string> =>
  source && !cells.type ? { ...cells, type: source } : cells

/** The same for whether they are shown. */
const withApproval = (cells: Record<string, string>, publish: boolean): Record<string, string> =>
  publish && !cells.is_approved?.trim() ? { ...cells, is_approved: 'yes' } : cells

const namesIn = (rows: readonly CsvRow[]): string[] => [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].slice(0, 200)

const examplesOf = (rows: readonly CsvRow[], name: string): string[] =>
  rows
    .slice(0, 50)
    .map(({ cells }) => (cells[name] ?? '').slice(0, 80))
    .filter(Boolean)
    .slice(0, EXAMPLES)

const rename = (cells: CsvRow['cells'], fields: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, value]) => (fields.get(name) ? [[fields.get(name), inZone(name, value)]] : [])))

/** A column may name the zone of its times for them: "Review Created (UTC)". */
const inZone = (name: string, value: string): string =>
  /(?:^|[^\p{L}])(?:utc|gmt)(?:$|[^\p{L}])/iu.test(name) && /:\d{2}(?:\.\d+)?$/.test(value) ? `${value}Z` : value

const withDates = (cells: Record<string, string>, order: ReturnType<typeof orderIn>): Record<string, string> => ({
  ...cells,
  ...Object.fromEntries(dateFields.flatMap((field) => (cells[field] ? [[field, inIso(cells[field], order)]] : []))),
})
