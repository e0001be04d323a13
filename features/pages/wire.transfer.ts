import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { download } from '@frontage/kit/wire/download'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { keptRowShape } from './kept-document'
import type { DocumentRow } from './page'
import { MOST_IMPORT_BYTES, MOST_PAGE_BYTES } from './spec'
import { validationIssueShape } from './validation-issue'

const rowName = v.pipe(text(80), v.trim(), v.nonEmpty('Enter a name.'))

/** Rows that were kept to be used again, by name. */
export const listSavedRows = defineCall({
  name: 'list-saved-rows',
  via: 'GET /api/saved-rows',
  request: v.object({}),
  answer: v.object({
    rows: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        savedAt: v.string(),
        by: v.string(),
        row: v.custom<DocumentRow>(() => true),
        faults: v.array(validationIssueShape),
      }),
    ),
  }),
})
export type SavedRow = AnswerOf<typeof listSavedRows>['rows'][number]

/** Keeps a row under a name, in place of one of that name. */
export const keepSavedRow = defineCall({
  name: 'keep-saved-row',
  via: 'POST /api/saved-rows',
  body: MOST_PAGE_BYTES,
  request: v.object({ name: rowName, row: keptRowShape }),
  answer: v.object({ id: v.number() }),
})

export const removeSavedRow = defineCall({
  name: 'remove-saved-row',
  via: 'POST /api/saved-rows/:id/remove',
  request: v.object({ id: integer }),
  answer: v.object({}),
})

/** One page (`id`) or all of them (0) as a JSON file: `{ frontage: 'pages', version: 1, pages: [document …] }`, drafts as they stand. */
export const exportPages = defineCall({
  name: 'export-pages',
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
