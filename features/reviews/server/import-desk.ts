import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { previewImport, runImport } from '../wire.admin'
import { readFile } from './import-file'
import { checkRows, importRows } from './import-reviews'
import { importedFields, required } from './imported-review'
import { mayTransfer } from './policy'

const MOST_BAD = 100
const EXAMPLES = 5

const isRequired = (name: string): boolean => required.some((field) => field === name)
const fields = [...required, ...importedFields.filter((name) => !isRequired(name))].map((name) => ({ name, required: isRequired(name) }))

/** Everything that an import would do, but nothing is kept. */
export const previewImportRoute = () =>
  answer(previewImport)
    .allow(mayTransfer)
    .with(async (file) => {
      const { columns, rows, bad: unread, datesAreAmbiguous } = readFile(file)
      const { reviews, bad } = checkRows({ rows, bad: unread })
      return {
        columns,
        fields,
        rows: rows.length,
        good: reviews.length,
        bad: bad.slice(0, MOST_BAD),
        badTotal: bad.length,
        datesAreAmbiguous,
        examples: reviews
          .slice(0, EXAMPLES)
          .map(({ reviewer, rating, createdAt, text }) => ({ reviewer, rating, date: createdAt, text: text.slice(0, 300) })),
      }
    })

export const runImportRoute = (tools: Pick<Tools, 'db' | 'clock' | 'events' | 'audit'>) =>
  answer(runImport)
    .allow(mayTransfer)
    .with(async ({ skipBad, ...file }, context) => {
      const { added, changed, bad } = await importRows(tools, readFile(file), { skipBad })
      if (added + changed) await tools.audit.note({ deed: 'review.import', target: `${added} new, ${changed} changed` }, context)
      return { added, changed, bad: bad.slice(0, MOST_BAD), badTotal: bad.length }
    })
