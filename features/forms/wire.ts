import { defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { formTicketAddress } from './wire.address'

/**
 * What comes along with a message: a ticket for one submission (the field `_frontage_ticket`), the one for files (the field
 * `security` of uploads), and the work that the visitor's machine does meanwhile. Its solution goes into `_frontage_proof`,
 * as the JSON of `{ challenge, solution }` in base64; `null`: this form asks for none.
 */
export const getFormTicket = defineCall({
  ...formTicketAddress,
  summary: 'Get the ticket that a message needs',
  request: v.object({ form: integer }),
  answer: v.object({
    ticket: v.string(),
    uploads: v.string(),
    proof: v.nullable(v.object({ parameters: v.record(v.string(), v.unknown()), signature: v.optional(v.string()) })),
  }),
})

/** Fresh questions with what proves their answers, and pictures, by the field that asks. */
export const askedShape = {
  captcha: v.optional(v.record(v.string(), v.string())),
  quiz: v.optional(v.record(v.string(), v.tuple([v.string(), v.string()]))),
} as const

const redirection = v.object({ type: v.picklist(['redirect', 'new_tab']), redirect_url: v.string(), delay: v.number() })

/** Facts, §3: what a submission is answered, in the original's order of keys. Statuses of other makes are any text. */
export const feedbackAnswer = v.object({
  redirect: v.optional(v.array(redirection)),
  popup: v.optional(v.array(v.object({ 'popup-template': v.string(), 'template-name': v.string() }))),
  /** Never code: a named event and its parameters. */
  FireScript: v.optional(v.array(v.object({ event: v.string(), params: v.record(v.string(), v.string()) }))),
  api_url_request: v.optional(v.array(v.object({ result: v.picklist(['queued']) }))),
  api_json_xml_request: v.optional(v.array(v.object({ result: v.picklist(['queued']) }))),
  redirect_to_paypal: v.optional(v.array(redirection)),
  contact_form_id: v.number(),
  status: v.string(),
  message: v.string(),
  posted_data_hash: v.optional(v.string()),
  demo_mode: v.optional(v.boolean()),
  into: v.string(),
  invalid_fields: v.array(v.object({ field: v.string(), message: v.string(), idref: v.nullable(v.string()), error_id: v.string() })),
  ...askedShape,
})
export type FeedbackAnswer = v.InferOutput<typeof feedbackAnswer>
/** What an answer asks. */
export type Asked = Pick<FeedbackAnswer, 'captcha' | 'quiz'>

/** Facts, §9: what an upload and a deletion are answered. */
export const uploadAnswer = v.union([
  v.object({ success: v.literal(true), data: v.object({ path: v.string(), file: v.string() }) }),
  v.object({ success: v.literal(false), data: v.string() }),
])
export const deleteUploadAnswer = v.object({ success: v.boolean(), data: v.string() })
export type UploadAnswer = v.InferOutput<typeof uploadAnswer>
