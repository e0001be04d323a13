import { defineCall } from '@frontage/kit/wire/call'
import { revision } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { consentShape } from './consent'

/** `version` counts how often everybody was asked anew; `revision` is sent back with a change. */
const answer = v.object({ consent: consentShape, version: v.number(), revision: v.string() })

export const getConsent = defineCall({
  name: 'get-consent',
  summary: 'Get the cookie settings',
  via: 'GET /api/consent',
  request: v.object({}),
  answer,
})

/** Everybody is asked again when there is more to allow than before, and when the owner wants it. */
export const saveConsent = defineCall({
  name: 'save-consent',
  summary: 'Save the cookie settings',
  via: 'POST /api/consent/save',
  request: v.object({ consent: consentShape, askAgain: v.optional(v.boolean(), false), revision }),
  answer,
})
