import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'
import { exceptionShape, weekShape } from './hours'

/** When the business is open; `hours` is null as long as nobody has said it. `now`: the server's moment, ISO. */
const openingAnswer = v.object({ now: v.string(), hours: v.nullable(weekShape), exceptions: v.array(exceptionShape) })

export const getOpeningHours = defineCall({
  name: 'get-opening-hours',
  via: 'GET /api/opening-hours',
  request: v.object({}),
  answer: openingAnswer,
})

export type OpeningAnswer = v.InferOutput<typeof openingAnswer>
