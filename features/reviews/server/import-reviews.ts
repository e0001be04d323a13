import type { BadRow, ImportOptions, ImportResult, Tools } from '@frontage/kit/feature.server'
import { required, reviewOf } from './imported-review'
import { keepReviews } from './incoming.store'
import { type NewReview, recordOf } from './new-review'
import { type CsvRow, rowsOf } from './review-csv'

export type ImportReviews = (csv: string, options: ImportOptions) => Promise<ImportResult>
export type ReadRows = { readonly rows: readonly CsvRow[]; readonly bad: BadRow[] }
type Importing = Pick<Tools, 'db' | 'clock' | 'events'>

/**
 * Takes reviews in from a CSV file. The whole file is read and checked before anything is kept; then all of it is
 * kept, or nothing. With `skipBad` the rows that are right are kept without the others. Nothing is fetched.
 */
export const createImporter =
  (tools: Importing): ImportReviews =>
  (csv, options) =>
    importRows(tools, rowsOf(csv), options)

/** The same for rows that have been read, whatever kind of file they came from. */
export async function importRows({ db, clock, events }: Importing, read: ReadRows, { skipBad, progress = () => {} }: ImportOptions) {
  const { reviews, bad } = checkRows(read)
  if (reviews.length === 0 || (bad.length > 0 && !skipBad)) return { added: 0, changed: 0, bad }
  const now = clock.now().toISOString()
  const records = reviews.map((review) => recordOf(review, now))
  const kept = await keepReviews(db, records, (done) => progress(done, records.length))
  events.emit('reviews.changed')
  return { ...kept, bad }
}

/** The reviews of rows, and the rows that are none, in their order. */
export function checkRows({ rows, bad: unread }: ReadRows): { reviews: NewReview[]; bad: BadRow[] } {
  const missing = missingColumn(rows)
  if (missing) return { reviews: [], bad: [missing, ...unread] }
  const reviews: NewReview[] = []
  const bad = [...unread]
  for (const { line, cells } of rows) {
    const review = reviewOf(cells)
    if (typeof review === 'string') bad.push({ line, reason: review })
    else reviews.push(review)
  }
  return { ...withoutTwins(reviews), bad: bad.sort((a, b) => a.line - b.line) }
}

function missingColumn([first]: readonly CsvRow[]): BadRow | undefined {
  const name = first && required.find((column) => !(column in first.cells))
  return name && { line: 1, reason: `the column ${name} is missing` }
}

/** Of rows with one id the last one counts, as if they had been imported one after the other. */
function withoutTwins(reviews: readonly NewReview[]): { reviews: NewReview[] } {
  const byId = new Map<string, NewReview>()
  for (const [index, review] of reviews.entries())
    byId.set(review.uniqueId ? `${review.source}\0${review.uniqueId}` : String(index), review)
  return { reviews: [...byId.values()] }
}
