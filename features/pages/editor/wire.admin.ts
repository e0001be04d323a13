import { trashIds } from '@frontage/kit/trash'
import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { keptRowShape } from '../kept-document'
import type { DocumentRow } from '../page'
import { MOST_PAGE_BYTES } from '../spec'
import { validationIssueShape } from '../validation-issue'

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
        row: v.pipe(
          v.custom<DocumentRow>(() => true),
          v.description('The row as it is stored: columns of blocks.'),
        ),
        faults: v.array(validationIssueShape),
      }),
    ),
  }),
})
export type SavedRow = AnswerOf<typeof listSavedRows>['rows'][number]

/** Keeps a row under a name, in place of one of that name; or gives a known one a name, and whatever had that goes into the trash. */
export const keepSavedRow = defineCall({
  name: 'keep-saved-row',
  summary: 'Save a row to use it again',
  via: 'POST /api/saved-rows',
  body: MOST_PAGE_BYTES,
  request: v.object({ id: v.optional(integer, 0), name: rowName, row: keptRowShape }),
  answer: v.object({ id: v.number() }),
})

export const removeSavedRow = defineCall({
  name: 'remove-saved-row',
  via: 'POST /api/saved-rows/:id/remove',
  request: v.object({ id: integer }),
  answer: v.object({ trash: trashIds }),
})
