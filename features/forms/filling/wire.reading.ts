import { MOST_SAID, reading, said, usable } from '@frontage/kit/wire/reading'
import * as v from 'valibot'
import type { FeedbackAnswer } from '../wire'
import { deleteUploadAddress, feedbackAddress, formTicketAddress, refillAddress, stepAddress, uploadAddress } from '../wire.address'

/** What a form's page needs of the answers that wire.ts and wire.legacy.ts spell out; whatever else comes along is let be. */
const riddles = {
  captcha: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
  quiz: v.fallback(v.optional(v.record(v.string(), v.tuple([v.string(), v.string()]))), undefined),
}

const LONGEST_STATUS = 60
const status = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_STATUS))
/** A problem without words is none that could be mended. */
const reason = v.pipe(
  v.string(),
  v.minLength(1),
  v.transform((words) => words.slice(0, MOST_SAID)),
)
const wrongField = v.object({ field: v.string(), message: reason, idref: v.fallback(v.nullable(v.string()), null), error_id: said })

const feedback = v.looseObject({
  status,
  message: said,
  contact_form_id: v.fallback(v.number(), 0),
  into: said,
  posted_data_hash: v.fallback(v.optional(v.string()), undefined),
  invalid_fields: usable(wrongField),
  ...riddles,
})

/** Facts, §3. What it leads to is looked at when it is done (act.client.ts). */
export const readFeedback = reading(
  feedbackAddress,
  v.pipe(
    feedback,
    v.transform((answer) => answer as FeedbackAnswer),
  ),
)

const wrong = v.object({ reason })

/** Facts, §8: `[]` where nothing is wrong. */
const found = v.pipe(
  v.unknown(),
  v.transform((all) =>
    Object.entries(Object(all)).flatMap(([name, one]) => (v.is(wrong, one) ? [[name, v.parse(wrong, one).reason]] : [])),
  ),
  v.transform((all): Readonly<Record<string, string>> => Object.fromEntries(all)),
)
export const readStep = reading(
  stepAddress,
  v.object({
    success: v.boolean(),
    invalid_fields: found,
    message: said,
    ...riddles,
    _cf7mls_db_form_data_id: v.fallback(v.optional(v.number()), undefined),
  }),
)

/** Facts, §4: `[]` of a form that has neither. */
export const readRefill = reading(refillAddress, v.fallback(v.object(riddles), {}))

const proof = v.object({ parameters: v.record(v.string(), v.unknown()), signature: v.optional(v.string()) })
export const readFormTicket = reading(
  formTicketAddress,
  v.object({ ticket: v.string(), uploads: said, proof: v.fallback(v.nullable(proof), null) }),
)

/** Facts, §9. A refusal without words says nothing. */
export const readUpload = reading(
  uploadAddress,
  v.union([
    v.object({ success: v.literal(true), data: v.object({ path: v.string(), file: v.string() }) }),
    v.object({ success: v.literal(false), data: said }),
  ]),
)
export const readDeletedUpload = reading(deleteUploadAddress, v.object({ success: v.boolean(), data: said }))
