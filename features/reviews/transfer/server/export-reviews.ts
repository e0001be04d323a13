import { csvCell } from '@frontage/kit/csv'
import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { mayTransfer } from '../../server/policy'
import { exportReviews } from '../wire.transfer'
import { reviewsAfter } from './export.store'
import { type Exported, exportedColumns, exportedOf } from './exported-review'

const AT_ONCE = 2_000

/** A part of all reviews in the order in which they came in; each part is a line of the audit log. */
export const exportReviewsRoute = ({ db, audit, clock, publicUrl }: Pick<Tools, 'db' | 'audit' | 'clock' | 'publicUrl'>) =>
  answer(exportReviews)
    .allow(mayTransfer)
    .proved()
    .with(async ({ format, status, source, after }, context) => {
      const start = /^\d{1,15}$/.test(after) ? Number(after) : 0
      const rows = await reviewsAfter(db, { after: start, status: status || undefined, source }, AT_ONCE)
      await audit.note({ action: 'review.export', target: `${rows.length} reviews` }, context)
      const records = rows.map((row) => exportedOf(row, publicUrl))
      const head = start || format === 'json' ? [] : [exportedColumns.join(',')]
      const lines = records.map((record) => (format === 'json' ? JSON.stringify(record) : csvLine(record)))
      return {
        fileName: `reviews-${clock.now().toISOString().slice(0, 10)}.${format}`,
        text: [...head, ...lines].map((line) => `${line}\n`).join(''),
        next: rows.length < AT_ONCE ? '' : String(rows.at(-1)?.id ?? ''),
      }
    })

const csvLine = (record: Exported): string => exportedColumns.map((name) => csvCell(record[name])).join(',')
