import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { download } from '@frontage/kit/wire/download'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { MOST_IMPORT_BYTES } from './spec'
import { validationIssueShape } from './validation-issue'

/** One page (`id`) or all of them (0) as a JSON file: `{ frontage: 'pages', version: 1, pages: [document …] }`, drafts as they stand. */
export const exportPages = defineCall({
  name: 'export-pages',
  summary: 'Export one page or all pages',
  via: 'GET /api/pages/export',
  request: v.object({ id: v.optional(integer, 0) }),
  answer: download,
})

/**
 * Takes in such a file, or the JSON of one page: each becomes the draft of the page at its path, or a new page. A look first
 * (`dryRun`) says what would come; what is no page at all is named in `bad`, and then nothing is kept.
 */
export const importPages = defineCall({
  name: 'import-pages',
  summary: 'Import pages as drafts',
  via: 'POST /api/pages/import',
  body: MOST_IMPORT_BYTES,
  request: v.object({ text: v.pipe(v.string(), v.nonEmpty('The file is empty.')), dryRun: v.optional(v.boolean(), false) }),
  answer: v.object({
    pages: v.array(
      v.object({
        path: v.string(),
        title: v.string(),
        outcome: v.picklist(['new', 'changed', 'same']),
        faults: v.array(validationIssueShape),
      }),
    ),
    bad: v.array(validationIssueShape),
    /** How many pages were kept: 0 after a look. */
    imported: v.number(),
  }),
})
export type PagesImport = AnswerOf<typeof importPages>
