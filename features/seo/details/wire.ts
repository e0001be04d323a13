import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'
import { exceptionShape, weekShape } from '../hours'

/** When the business is open; `hours` is null as long as nobody has said it. `now`: the server's moment, ISO. */
const openingAnswer = v.object({ now: v.string(), hours: v.nullable(weekShape), exceptions: v.array(exceptionShape) })

export const getOpeningHours = defineCall({
  name: 'get-opening-hours',
  via: 'GET /api/opening-hours',
  request: v.object({}),
  answer: openingAnswer,
})

/** What pages say of the business; what is not known is empty, or null. `now`: the server's moment, ISO. */
const detailsAnswer = v.object({
  ...openingAnswer.entries,
  name: v.string(),
  /** Where customers come; empty where they do not. */
  street: v.string(),
  /** Lines of the postal address, as they are written on a letter. */
  address: v.array(v.string()),
  /** What a map is asked for: the address, or else where it lies; empty when neither is known. */
  place: v.string(),
  phone: v.string(),
  email: v.string(),
})

export const getBusinessDetails = defineCall({
  name: 'get-business-details',
  summary: 'Get how and when the business is reached',
  via: 'GET /api/business-details',
  request: v.object({}),
  answer: detailsAnswer,
})

export type DetailsAnswer = v.InferOutput<typeof detailsAnswer>
export type OpeningAnswer = v.InferOutput<typeof openingAnswer>
