import { defineCall } from '@frontage/kit/wire/call'
import { download } from '@frontage/kit/wire/download'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { entryStates } from '../entry'

/** Behind `entryFileAddress`. */
export const getEntryFile = defineCall({
  name: 'get-entry-file',
  summary: 'Download a file that came with a message',
  via: 'GET /admin/forms/files/:id',
  /** `unchecked`: also while the virus scanner has not said anything about it. */
  request: v.object({ id: integer, unchecked: v.optional(v.picklist(['', 'yes']), '') }),
  answer: download,
})

/** Behind `entryExportAddress`. */
export const exportEntries = defineCall({
  name: 'export-entries',
  summary: 'Export messages as CSV',
  via: 'GET /admin/forms/entries.csv',
  request: v.object({ form: v.optional(integer, 0), state: v.optional(v.picklist(['inbox', ...entryStates]), 'inbox') }),
  answer: download,
})
