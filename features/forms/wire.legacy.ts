import { defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { wireMessages as say } from './messages.server'
import { askedShape, deleteUploadAnswer, type FeedbackAnswer, feedbackAnswer, stepAnswer, uploadAnswer } from './wire'
import {
  checkNonceAddress,
  deleteUploadAddress,
  feedbackAddress,
  refillAddress,
  schemaAddress,
  stepAddress,
  stepRouteAddress,
  uploadAddress,
} from './wire.address'
import { rulesDescribed } from './wire.schema'

/** A form as a visitor filled it in: any fields, of which the form's definition says which ones count. */
const filled = v.looseObject({})
const ofForm = v.object({ id: integer })
const onlyForms = { code: 'wpcf7_unsupported_media_type', message: say.unsupported } as const

/** Facts, §2. */
export const getSchema = defineCall({
  ...schemaAddress,
  isOpen: true,
  described: rulesDescribed,
  request: ofForm,
  answer: v.object({ version: v.string(), locale: v.string(), rules: v.array(v.looseObject({ rule: v.string() })) }),
})

/** Facts, §4: `[]` of a form that has neither quiz nor captcha. */
export const refill = defineCall({
  ...refillAddress,
  isOpen: true,
  /** `shown=1`: what proves the answers of the questions that stand in every page, so that none changes under the visitor's eyes. */
  request: v.object({ id: integer, shown: v.optional(v.picklist(['0', '1']), '0') }),
  answer: v.union([v.tuple([]), v.object(askedShape)]),
})

/** Facts, §3: fields that have to be mended stand before the ticket, none of them at the end. */
const inOrder = ({ invalid_fields, ...rest }: FeedbackAnswer): FeedbackAnswer => {
  const { posted_data_hash, demo_mode, into, captcha, quiz, ...head } = rest
  const ticket = posted_data_hash === undefined ? {} : { posted_data_hash }
  const tail = { ...(demo_mode && { demo_mode }), into }
  const asked = { ...(captcha && { captcha }), ...(quiz && { quiz }) }
  if (invalid_fields.length) return { ...head, invalid_fields, ...ticket, ...tail, ...asked }
  return { ...head, ...ticket, ...tail, invalid_fields, ...asked }
}

/** Facts, §3. */
export const sendFeedback = defineCall({
  ...feedbackAddress,
  isOpen: true,
  onlyForms,
  toFolder: true,
  request: v.looseObject({ id: integer }),
  answer: v.pipe(feedbackAnswer, v.transform(inOrder)),
})

/** Facts, §8. `_frontage_step` names the step by its number, from 0; without it the whole form is checked, as the originals do. */
export const checkStep = defineCall({ ...stepAddress, toFolder: true, request: filled, answer: stepAnswer })
export const checkStepRoute = defineCall({
  ...stepRouteAddress,
  isOpen: true,
  toFolder: true,
  request: filled,
  answer: stepAnswer,
})

/** Facts, §9. `0`: the ticket is still good. */
export const checkNonce = defineCall({
  ...checkNonceAddress,
  isJson: true,
  request: v.object({ _ajax_nonce: v.optional(v.unknown()) }),
  answer: v.union([v.literal('0'), v.object({ success: v.literal(true), data: v.string() })]),
})

/** The folder in the answer's `path` is made and signed by the server; one that somebody made up is not used. */
export const uploadFile = defineCall({ ...uploadAddress, isJson: true, toFolder: true, request: filled, answer: uploadAnswer })

export const deleteUpload = defineCall({
  ...deleteUploadAddress,
  isJson: true,
  request: filled,
  answer: deleteUploadAnswer,
})

const entityOf = v.object({ id: v.number(), hash: v.string(), slug: v.string(), title: v.string(), locale: v.string() })

/** Facts, §1: what signed-in people may list. */
export const listRestForms = defineCall({
  name: 'rest-list-forms',
  via: 'GET /wp-json/contact-form-7/v1/contact-forms',
  request: v.object({}),
  answer: v.array(entityOf),
})

export const getRestForm = defineCall({
  name: 'rest-get-form',
  via: 'GET /wp-json/contact-form-7/v1/contact-forms/:id',
  request: ofForm,
  answer: v.object({ ...entityOf.entries, properties: v.looseObject({}) }),
})
