import { sentence } from '@frontage/kit/sentence'
import { defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'

const unreadable = v.object({
  /** The record as the server calls it, `portfolio item 12`. */
  record: v.string(),
  /** What was stored is kept beside what was saved since. */
  isReplaced: v.boolean(),
})
export type UnreadableRecord = v.InferOutput<typeof unreadable>

const givenUp = v.object({ id: v.number(), title: sentence, error: sentence, at: v.string() })
export type GivenUp = v.InferOutput<typeof givenUp>

/** What the site could not do or read, and what nobody would notice otherwise. */
export const getStatus = defineCall({
  name: 'get-status',
  summary: 'List stored records that cannot be read, and background tasks that failed for good',
  via: 'GET /api/status',
  request: v.object({}),
  answer: v.object({
    unreadable: v.array(unreadable),
    jobs: v.array(givenUp),
    /** Whether the virus scanner answers; `none`: the operator set none. */
    scanner: v.picklist(['none', 'answers', 'silent']),
  }),
})

/** Has a background task that was given up done after all. */
export const retryJob = defineCall({
  name: 'retry-job',
  summary: 'Try a failed background task again',
  via: 'POST /api/status/retry',
  request: v.object({ id: integer }),
  answer: v.object({}),
})

/** Deletes a background task that was given up. */
export const discardJob = defineCall({
  name: 'discard-job',
  summary: 'Discard a failed background task',
  via: 'POST /api/status/discard',
  request: v.object({ id: integer }),
  answer: v.object({}),
})
