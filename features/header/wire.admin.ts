import { defineCall } from '@frontage/kit/wire/call'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { frameParts } from './frame'
import { MOST_HREFS } from './spec'

const part = v.picklist(frameParts)
/** As it is written, also where it does not fit yet: a draft is never refused for that. */
const frame = v.record(v.string(), v.unknown())
const saved = v.object({ at: v.string(), by: v.string() })
const version = v.object({ version: v.number(), ...saved.entries })

const opened = v.object({
  part,
  /** Whoever saves says over which one; another one has come in between if it is no longer that. */
  revision: v.number(),
  frame,
  published: frame,
  draft: v.nullable(saved),
  /** Newest first. */
  versions: v.array(version),
})

/** The header or the footer as its owner left it. */
export const openFrame = defineCall({
  name: 'open-frame',
  summary: 'Get header and footer',
  via: 'GET /api/frame',
  request: v.object({ part }),
  answer: opened,
})

const change = v.object({ part, revision: integer, frame })

/** Keeps a draft; visitors see nothing of it. */
export const saveFrame = defineCall({
  name: 'save-frame',
  summary: 'Save a draft of header and footer',
  via: 'POST /api/frame',
  request: change,
  answer: opened,
})

/** Every page has it from now on. */
export const publishFrame = defineCall({
  name: 'publish-frame',
  summary: 'Publish header and footer',
  via: 'POST /api/frame/publish',
  request: change,
  answer: opened,
})

/** Back to what visitors see. */
export const discardFrame = defineCall({
  name: 'discard-frame',
  summary: 'Discard the draft of header and footer',
  via: 'POST /api/frame/discard',
  request: v.object({ part, revision: integer }),
  answer: opened,
})

/** What was published once. */
export const readFrameVersion = defineCall({
  name: 'read-frame-version',
  summary: 'Get an earlier version of header or footer',
  via: 'GET /api/frame/version',
  request: v.object({ part, version: integer }),
  answer: v.object({ frame }),
})

const place = v.object({ path: v.string(), title: v.string(), anchors: v.array(v.string()) })

/** The pages that a menu may lead to. */
export const listPlaces = defineCall({
  name: 'list-places',
  summary: 'List pages and sections that links can lead to',
  via: 'GET /api/frame/places',
  request: v.object({}),
  answer: v.object({ places: v.array(place) }),
})

/** Which of these links lead to a page that is not there (`lost`), and which to a place that their page does not have (`misplaced`). */
export const checkLinks = defineCall({
  name: 'check-frame-links',
  summary: 'Check the links of header and footer',
  via: 'POST /api/frame/links',
  request: v.object({ hrefs: v.pipe(v.array(text(2000)), v.maxLength(MOST_HREFS)) }),
  answer: v.object({ lost: v.array(v.string()), misplaced: v.array(v.string()) }),
})

export type OpenedFrame = v.InferOutput<typeof opened>
