import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { integer, revision, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { words } from '../fields'
import { pathShape } from '../page'
import { MOST_SHARE_DAYS } from '../spec'
import { documentAsSaved, openedPage, pageStateShape } from '../wire.admin'
import { drawers, PER_PAGE } from './drawers'

const one = v.object({ id: integer })
const nothing = v.object({})
const when = v.pipe(v.string(), v.isoTimestamp('Enter a date and a time.'))

const listed = v.object({
  id: v.number(),
  path: v.string(),
  title: v.string(),
  isHidden: v.boolean(),
  ...pageStateShape.entries,
  /** How many faults the page has as it is worked on. */
  faults: v.number(),
})
export type ListedPage = v.InferOutput<typeof listed>

const removed = v.object({ id: v.number(), path: v.string(), title: v.string(), removedAt: v.string(), by: v.string() })
const counts = v.object({
  ...{ all: v.number(), published: v.number(), changed: v.number(), draft: v.number(), scheduled: v.number(), removed: v.number() },
})

/**
 * The first pages by their path whose title or path holds all of these words; for `removed` those that were taken away, latest first.
 * `total`: how many fit. `counts`: how many there are, whatever is looked for.
 */
export const listPages = defineCall({
  name: 'list-pages',
  via: 'GET /api/pages',
  request: v.object({
    state: v.optional(v.picklist(drawers), 'all'),
    search: v.optional(text(200), ''),
    most: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(10_000)), PER_PAGE),
  }),
  answer: v.object({ pages: v.array(listed), removed: v.array(removed), total: v.number(), counts }),
})

/** Every path that a page has or is to have. */
export const listPaths = defineCall({
  name: 'list-page-paths',
  summary: 'List the paths of all pages',
  via: 'GET /api/pages/paths',
  request: nothing,
  answer: v.object({ paths: v.array(v.string()) }),
})

/** A new page that nobody sees yet: empty, or with the rows of another one (`from`). Refused with `path` when that is taken. */
export const createPage = defineCall({
  name: 'create-page',
  via: 'POST /api/pages',
  request: v.object({ path: pathShape, title: words(200), from: v.optional(integer, 0) }),
  answer: v.object({ id: v.number() }),
})

/** The page at `/`, and a free address that it could have instead; null while no page stands there. */
export const getHomePage = defineCall({
  name: 'get-home-page',
  summary: 'Get the home page',
  via: 'GET /api/pages/home',
  request: nothing,
  answer: v.object({ page: v.nullable(v.object({ id: v.number(), title: v.string(), moveTo: v.string() })) }),
})

/**
 * A published page stands at `/` from now on, and its old address leads there. The page that stood at `/` has the address `moveTo`.
 * Refused with `moveTo` where that is taken, and with `not-published` where visitors cannot see the page yet.
 */
export const makeHomePage = defineCall({
  name: 'make-home-page',
  summary: 'Make a page the home page',
  via: 'POST /api/pages/:id/home',
  request: v.object({ id: integer, moveTo: pathShape }),
  answer: openedPage,
})

/** Sets both times anew; null: never. `revision` is that of the schedule as it was read. What is published then is the draft as it stands then. */
export const schedulePage = defineCall({
  name: 'schedule-page',
  summary: 'Schedule when a page is published and unpublished',
  via: 'POST /api/pages/:id/schedule',
  request: v.object({ id: integer, revision, publishAt: v.nullable(when), unpublishAt: v.nullable(when) }),
  answer: pageStateShape,
})

/** Nobody sees it any more; it stays as a draft. */
export const unpublishPage = defineCall({
  name: 'unpublish-page',
  via: 'POST /api/pages/:id/unpublish',
  request: one,
  answer: pageStateShape,
})

/** Back to what is published. Refused when nothing is, and with 409 when somebody saved another draft meanwhile. */
export const discardDraft = defineCall({
  name: 'discard-draft',
  summary: 'Discard the draft of a page',
  via: 'POST /api/pages/:id/discard',
  request: v.object({ id: integer, revision: integer }),
  answer: openedPage,
})

export const removePage = defineCall({ name: 'remove-page', via: 'POST /api/pages/:id/remove', request: one, answer: nothing })

/** Brings back a page that was taken away, as a draft. */
export const bringBackPage = defineCall({
  name: 'bring-back-page',
  summary: 'Restore a removed page',
  via: 'POST /api/pages/:id/bring-back',
  request: one,
  answer: nothing,
})

/** What was published, latest first. */
export const listVersions = defineCall({
  name: 'list-page-versions',
  via: 'GET /api/pages/:id/versions',
  request: one,
  answer: v.object({
    versions: v.array(v.object({ version: v.number(), at: v.string(), by: v.string(), path: v.string(), title: v.string() })),
  }),
})
export type PageVersion = AnswerOf<typeof listVersions>['versions'][number]

const oneVersion = v.object({ id: integer, version: integer })

export const readVersion = defineCall({
  name: 'read-page-version',
  summary: 'Get a version of a page',
  via: 'GET /api/pages/:id/versions/:version',
  request: oneVersion,
  answer: v.object({ version: v.number(), at: v.string(), by: v.string(), document: documentAsSaved }),
})

/** Makes the draft of a version. What is published stays. 409 when somebody saved another draft meanwhile. */
export const restoreVersion = defineCall({
  name: 'restore-page-version',
  summary: 'Restore a version of a page as its draft',
  via: 'POST /api/pages/:id/versions/:version/restore',
  request: v.object({ ...oneVersion.entries, revision: integer }),
  answer: openedPage,
})

/** A link that shows the draft, as it stands when it is opened, to whoever has it. It is told this once. */
export const sharePage = defineCall({
  name: 'share-page',
  summary: 'Create a link that shows the draft of a page',
  via: 'POST /api/pages/:id/share',
  request: v.object({ id: integer, days: v.pipe(integer, v.minValue(1), v.maxValue(MOST_SHARE_DAYS)) }),
  answer: v.object({ href: v.string(), expiresAt: v.string() }),
})

/** Ends every link to this draft. */
export const stopSharing = defineCall({
  name: 'stop-sharing-page',
  summary: 'End all links to the draft of a page',
  via: 'POST /api/pages/:id/stop-sharing',
  request: one,
  answer: nothing,
})
