import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { mayTransfer } from '../../server/policy'
import { compareReviews } from '../../server/store/incoming.store'
import { previewImport, runImport } from '../wire.transfer'
import { readFile } from './import-file'
import { checkRows, importRows } from './import-reviews'
import { importedFields, required } from './imported-review'

const MOST_BAD = 100
const EXAMPLES = 5

const isRequired = (name: string): boolean => required.some((field) => field === name)
const fields = [...required, ...importedFields.filter((name) => !isRequired(name))].map((name) => ({ name, required: isRequired(name) }))

/** Everything that an import would do, but nothing is kept. */
export const previewImportRoute = (tools: Pick<Tools, 'db' | 'clock' | 'site' | 'publicUrl'>) =>
  answer(previewImport)
    .allow(mayTransfer)
    .with(async (file) => {
      const { columns, rows, bad: unread, datesAreAmbiguous } = readFile(file)
      const { records, bad, doubles } = await checkRows(tools, { rows, bad: unread })
      return {
        columns,
        fields,
        rows: rows.length + unread.length,
        good: records.length,
        ...(await compareReviews(tools.db, records)),
        unrated: records.filter(({ stars }) => stars === 0).length,
        doubles: doubles.slice(0, MOST_BAD),
        doublesTotal: doubles.length,
        bad: bad.slice(0, MOST_BAD),
        badTotal: bad.length,
        datesAreAmbiguous,
        examples: records.slice(0, EXAMPLES).map(({ reviewer_name, rating, created_time, review_text }) => ({
          reviewer: reviewer_name,
          rating: rating ?? null,
          date: created_time,
          text: review_text.slice(0, 300),
        })),
      }
    })

export const runImportRoute = (tools: Pick<Tools, 'db' | 'clock' | 'events' | 'audit' | 'site' | 'publicUrl'>) =>
  answer(runImport)
    .allow(mayTransfer)
    .with(async ({ skipBad, ...file }, context) => {
      const { added, changed, same, bad } = await importRows(tools, readFile(file), { skipBad })
      if (added + changed) await tools.audit.note({ action: 'review.import', target: `${added} new, ${changed} changed` }, context)
      return { added, changed, same, bad: bad.slice(0, MOST_BAD), badTotal: bad.length }
    })
