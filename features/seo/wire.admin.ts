import { defineCall } from '@frontage/kit/wire/call'
import { revision } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { businessShape, newBusinessShape } from './business'
import { sharingShape } from './sharing'

const picture = v.object({ name: v.string(), file: v.string(), width: v.number(), height: v.number(), alt: v.string() })

/** `revision` is sent back with a change. */
const businessAnswer = v.object({ business: businessShape, revision: v.string() })

export const getBusiness = defineCall({
  name: 'get-business',
  summary: 'Get the business details',
  via: 'GET /api/business',
  request: v.object({}),
  answer: businessAnswer,
})

export const saveBusiness = defineCall({
  name: 'save-business',
  summary: 'Save the business details',
  via: 'POST /api/business/save',
  request: v.object({ ...newBusinessShape.entries, revision }),
  answer: businessAnswer,
})

/** `siteName` is what stands for `{site}`; `robots` is the file as it is sent. */
const sharingAnswer = v.object({
  sharing: sharingShape,
  /** Is sent back with a change. */
  revision: v.string(),
  siteName: v.string(),
  publicUrl: v.string(),
  picture: v.nullable(picture),
  robots: v.string(),
})

export const getSharing = defineCall({
  name: 'get-sharing',
  summary: 'Get how links to the site are shown when shared',
  via: 'GET /api/sharing',
  request: v.object({}),
  answer: sharingAnswer,
})

export const saveSharing = defineCall({
  name: 'save-sharing',
  summary: 'Set how links to the site are shown when shared',
  via: 'POST /api/sharing/save',
  request: v.object({ ...sharingShape.entries, revision }),
  answer: sharingAnswer,
})

export type SharingAnswer = v.InferOutput<typeof sharingAnswer>
