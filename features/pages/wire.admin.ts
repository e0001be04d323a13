import { sentence } from '@frontage/kit/sentence'
import { defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { documentShape } from './kept-document'
import type { PageDocument } from './page'
import { MOST_PAGE_BYTES } from './spec'
import { validationIssueShape } from './validation-issue'

/** Handed out as it is saved, so that no issue of it is lost. */
export const documentAsSaved = v.pipe(
  v.custom<PageDocument>(() => true),
  v.description('The page as it is stored, as an export of the pages contains it.'),
)

/** What visitors see, and since when; null when they see nothing. */
const published = v.nullable(v.object({ path: v.string(), at: v.string() }))
/** What is not published yet, who kept it last and when; null when there is no difference. */
const draft = v.nullable(v.object({ savedAt: v.string(), by: v.string() }))
/** What was planned and could not be done at its time, and why in words. */
const refusedPlan = v.object({ action: v.picklist(['publish', 'unpublish']), at: v.string(), text: sentence })
export type RefusedPlan = v.InferOutput<typeof refusedPlan>
const schedule = v.object({
  publishAt: v.nullable(v.string()),
  unpublishAt: v.nullable(v.string()),
  /** Stands until the page is published or planned anew. */
  refused: v.nullable(refusedPlan),
  /** Is sent back with another plan. */
  revision: v.string(),
})
const share = v.object({ id: v.number(), expiresAt: v.string(), by: v.string() })

export const pageStateShape = v.object({ published, draft, schedule, shares: v.array(share) })
export type PageState = v.InferOutput<typeof pageStateShape>

export const openedPage = v.object({
  id: v.number(),
  /** Comes along with every change, so that nobody writes over what somebody else kept meanwhile. */
  revision: v.number(),
  document: documentAsSaved,
  faults: v.array(validationIssueShape),
  ...pageStateShape.entries,
})
export type OpenedPage = v.InferOutput<typeof openedPage>

export const openPage = defineCall({
  name: 'open-page',
  summary: 'Get a page with its draft',
  via: 'GET /api/pages/:id',
  request: v.object({ id: integer }),
  answer: openedPage,
})

/** Keeps a draft, faults and all. 409 `page-changed` names who kept another one meanwhile. */
export const saveDraft = defineCall({
  name: 'save-draft',
  summary: 'Save the draft of a page',
  via: 'POST /api/pages/:id/draft',
  body: MOST_PAGE_BYTES,
  request: v.object({ id: integer, revision: integer, document: documentShape }),
  answer: v.object({ revision: v.number(), savedAt: v.string(), faults: v.array(validationIssueShape) }),
})

/** Shows the draft to everybody and keeps it as a version. Refused with `path` or `title` where those cannot be shown. */
export const publishPage = defineCall({
  name: 'publish-page',
  via: 'POST /api/pages/:id/publish',
  request: v.object({ id: integer, revision: integer }),
  answer: pageStateShape,
})
