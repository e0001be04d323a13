import { defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { documentShape } from '../kept-document'
import { MOST_PAGE_BYTES } from '../spec'
import { findingShape } from '../validation-issue'

/** What to mend before publishing, of a page as it stands in the editor. */
export const checkPage = defineCall({
  name: 'check-page',
  summary: 'Check a page before publishing',
  via: 'POST /api/pages/:id/check',
  body: MOST_PAGE_BYTES,
  request: v.object({ id: integer, document: documentShape }),
  answer: v.object({ findings: v.array(findingShape) }),
})
