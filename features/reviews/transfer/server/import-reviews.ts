import type { BadRow, ImportOptions, ImportResult, Tools } from '@frontage/kit/feature.server'
import { recordOf } from '../../server/new-review'
import { keepReviews } from '../../server/store/incoming.store'
import { contentKeyOf, type NewRow } from '../../server/store/known-review'
import { readFile } from './import-file'
import { importedReviewOf } from './imported-review'
import type { CsvRow } from './review-csv'

export type ImportReviews = (file: string, options: ImportOptions) => Promise<ImportResult>
export type ReadRows = { readonly rows: readonly CsvRow[]; readonly bad: BadRow[] }
type Importing = Pick<Tools, 'db' | 'clock' | 'events' | 'site' | 'publicUrl'>

/** Two rows of a file that are one review: the row that is left out, and the one that counts. */
export type Double = { readonly line: number; readonly of: number }
type Checked = { readonly records: NewRow[]; readonly bad: BadRow[]; readonly doubles: Double[] }

/**
 * Takes reviews in from a file. The whole file is read and checked before anything is kept; then all of it is kept, or
 * nothing. With `skipBad` the rows that are right are kept without the others. Nothing is fetched.
 */
export const createImporter =
  (tools: Importing): ImportReviews =>
  (text, options) =>
    importRows(
      tools,
      readFile({ format: /^\s*[[{]/.test(text) ? 'json' : 'csv', text, mapping: {}, dates: 'iso', source: '', publish: false }),
      options,
    )

/** The same for rows that have been read, whatever kind of file they came from. */
export async function importRows(tools: Importing, read: ReadRows, { skipBad, progress = () => {} }: ImportOptions) {
  const { records, bad } = await checkRows(tools, read)
  if (records.length === 0 || (bad.length > 0 && !skipBad)) return { added: 0, changed: 0, same: 0, bad }
  const kept = await keepReviews(tools, records, { progress: (done) => progress(done, records.length) })
  return { ...kept, bad }
}

/** The reviews of rows, as they would be kept; the rows that are none, and the rows that say what another one says. */
export async function checkRows(tools: Omit<Importing, 'db' | 'events'>, { rows, bad: unread }: ReadRows): Promise<Checked> {
  const nothing = { records: [], doubles: [] }
  if (rows.length + unread.length === 0) return { ...nothing, bad: [{ line: 1, reason: 'the file has no rows' }] }
  const missing = missingColumn(rows)
  if (missing) return { ...nothing, bad: [missing, ...unread] }
  const now = tools.clock.now().toISOString()
  const here = { publicUrl: tools.publicUrl, business: (await tools.site.read('name')) ?? '' }
  const bad = [...unread]
  const read = rows.flatMap(({ line, cells }) => {
    const review = importedReviewOf(cells, here)
    if (typeof review !== 'string') return [{ line, record: { ...recordOf(review, now), meta_data: JSON.stringify({ imported: now }) } }]
    bad.push({ line, reason: review })
    return []
  })
  return { ...withoutDoubles(read), bad: bad.sort((a, b) => a.line - b.line) }
}

/** A column without which no row can be read; stars may stand as recommendations. */
function missingColumn([first]: readonly CsvRow[]): BadRow | undefined {
  if (!first) return undefined
  const wanted = [['created_time'], ['rating', 'recommendation_type'], ['reviewer_name']]
  const [name] = wanted.find((names) => !names.some((column) => column in first.cells)) ?? []
  return name ? { line: 1, reason: `the column ${name} is missing` } : undefined
}

type Read = { readonly line: number; readonly record: NewRow }

/** Of rows that are one review the last one counts, as if they had been imported one after the other. */
function withoutDoubles(read: readonly Read[]): Pick<Checked, 'records' | 'doubles'> {
  const kept = new Map<string, Read>()
  const [numbers, contents] = [new Map<string, string>(), new Map<string, string>()]
  const doubles: { line: number; key: string }[] = []
  for (const { line, record } of read) {
    const number = record.unique_id ? JSON.stringify([record.type, record.unique_id]) : ''
    const content = contentKeyOf(record)
    const alike = contents.get(content)
    const isAlike = alike !== undefined && !(number && kept.get(alike)?.record.unique_id)
    const key = (number && numbers.get(number)) || (isAlike ? alike : String(line))
    const before = kept.get(key)
    if (before) doubles.push({ line: before.line, key })
    kept.set(key, { line, record: before && !number ? { ...record, unique_id: before.record.unique_id ?? null } : record })
    if (number) numbers.set(number, key)
    contents.set(content, key)
  }
  const found = doubles.map(({ line, key }) => ({ line, of: kept.get(key)?.line ?? line }))
  return { records: [...kept.values()].map(({ record }) => record), doubles: found.sort((a, b) => a.line - b.line) }
}
