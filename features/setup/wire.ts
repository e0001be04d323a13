import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'

/** How the business is reached before its site is open; empty where nobody said it. `hours`: a line for each group of days. */
export const getOpening = defineCall({
  name: 'get-opening',
  summary: 'Get how the business is reached before its site is open',
  via: 'GET /api/setup/opening',
  request: v.object({}),
  answer: v.object({
    name: v.string(),
    phone: v.string(),
    email: v.string(),
    street: v.string(),
    town: v.string(),
    hours: v.array(v.object({ days: v.string(), times: v.string() })),
    isByAppointment: v.boolean(),
  }),
})

export type OpeningAnswer = AnswerOf<typeof getOpening>
