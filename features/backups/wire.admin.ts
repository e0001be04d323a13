import { sentence } from '@frontage/kit/sentence'
import { defineCall } from '@frontage/kit/wire/call'
import { revision } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { scheduleShape } from './schedule'

const answer = v.object({
  schedule: scheduleShape,
  /** Sent back with a change. */
  revision: v.string(),
  /** A folder of the server or `s3://bucket/prefix`; whether it lies in the folder of the site's data; whether backups are encrypted. */
  at: v.object({ name: v.string(), isInData: v.boolean(), isEncrypted: v.boolean() }),
  /** The last one that anybody made, by the schedule or by hand: its name and bytes. */
  last: v.nullable(v.object({ at: v.string(), name: v.string(), bytes: v.number() })),
  /** The last try, when it failed. */
  failed: v.nullable(v.object({ at: v.string(), why: sentence })),
  standing: v.picklist(['fine', 'late', 'failed']),
  /** When the next one is due; null while the schedule is off. */
  next: v.nullable(v.string()),
})
export type BackupsAnswer = v.InferOutput<typeof answer>

export const getBackups = defineCall({
  name: 'get-backups',
  summary: 'Get the schedule of backups, and what became of the last one',
  via: 'GET /api/backups',
  request: v.object({}),
  answer,
})

export const saveBackups = defineCall({
  name: 'save-backups',
  summary: 'Save the schedule of backups',
  via: 'POST /api/backups/save',
  request: v.object({ schedule: scheduleShape, revision }),
  answer,
})

/** It is made in the background. */
export const backUpNow = defineCall({
  name: 'back-up-now',
  summary: 'Make a backup now',
  via: 'POST /api/backups/make',
  request: v.object({}),
  answer: v.object({}),
})
