import { defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { wireMessages as say } from '../messages.server'
import { askedShape, type FeedbackAnswer, feedbackAnswer } from '../wire'
import { feedbackAddress, refillAddress, schemaAddress, stepAddress, stepRouteAddress } from '../wire.address'
import { stepAnswer } from './wire'
import { rulesDescribed } from './wire.schema'

/** A form as a visitor filled it in: any fields, of which the form's definition says which ones count. */
const filled = v.looseObject({})
const ofForm = v.object({ id: integer })
const onlyForms = { code: 'wpcf7_unsupported_media_type', message: say.unsupported } as const

/** Facts, §2. */
export const getSchema = defineCall({
  ...schemaAddress,
  summary: 'Get the validation rules of a form',
  isOpen: true,
  described: rulesDescribed,
  request: ofForm,
  answer: v.object({ version: v.string(), locale: v.string(), rules: v.array(v.looseObject({ rule: v.string() })) }),
})

/** Facts, §4: `[]` of a form that has neither quiz nor captcha. */
export const refill = defineCall({
  ...refillAddress,
  summary: 'Get fresh quiz questions and captchas of a form',
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
  summary: 'Send a form',
  isOpen: true,
  onlyForms,
  toFolder: true,
  request: v.looseObject({ id: integer }),
  answer: v.pipe(feedbackAnswer, v.transform(inOrder)),
})

/** Facts, §8. `_frontage_step` names the step by its number, from 0; without it the whole form is checked, as the originals do. */
export const checkStep = defineCall({
  ...stepAddress,
  summary: 'Check a step of a form',
  toFolder: true,
  request: filled,
  answer: stepAnswer,
})
export const checkStepRoute = defineCall({
  ...stepRouteAddress,
  summary: 'Check a step of a form',
  isOpen: true,
  toFolder: true,
  request: filled,
  answer: stepAnswer,
})
