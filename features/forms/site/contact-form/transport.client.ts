import type { Address } from '@frontage/kit/wire/address'
import type { Call } from '@frontage/kit/wire/call'
import { send, WireError } from '@frontage/kit/wire/send.client'
import type { GenericSchema } from 'valibot'
import type { Captcha, Event, Quiz } from '../../form-state'
import { formMessages as words } from '../../messages'
import { ownFields, tokenFields } from '../../own-fields'
import type { PlainFirst } from '../../plain'
import type { FeedbackAnswer, feedbackAnswer, stepAnswer } from '../../wire'
import { feedbackAddress, refillAddress, stepAddress } from '../../wire.address'
import { spend, tokenFor } from '../pieces/bot-check/bot-check.client'
import { dropTicket, keepTicket, ticketOf } from '../pieces/ticket/form-ticket.client'
import { problemsIn } from './look.client'

/** Time after which nothing is going to come any more, in milliseconds. */
const PATIENCE = 60_000

type Answering<Shape extends GenericSchema> = Call<GenericSchema, Shape>
type Filled = { readonly first: PlainFirst; readonly unit: string; readonly data: FormData }

/** Facts, §3, and our own: the ticket is missing, too old, or was used for something else. A fresh one comes along. */
const STALE = 'stale_ticket'

const ofForm = <A extends Address>(address: A, form: number) => ({ ...address, via: address.via.replace(':id', String(form)) as A['via'] })

/** The number of what is being filled in, by form: it goes along with everything after the first Next. */
const fillings = new Map<number, number>()

export const begin = (form: number): void => void (form && ticketOf(form).catch(() => {}))

/** Looks at everything, then sends it. */
export async function submit({ first, unit, data }: Filled): Promise<Event> {
  const found = problemsIn(first.schema, data)
  if (Object.keys(found).length) return { type: 'answered', answer: refusal(first, unit, found) }
  const { form, definition } = first
  try {
    const { check } = definition.guard
    if (check !== 'none') data.set(tokenFields[check], await tokenFor({ form, guard: definition.guard }, 'contactform'))
    const answer = await deliver(form, data)
    if (answer.status === 'mail_sent') {
      dropTicket(form)
      fillings.delete(form)
      spend(form)
    }
    return { type: 'answered', answer }
  } catch (reason) {
    return failure(reason, first)
  }
}

/** One ticket is one message, however often it is tried. A stale one is changed for a fresh one, once, and nobody notices. */
async function deliver(form: number, data: FormData): Promise<FeedbackAnswer> {
  const address = ofForm(feedbackAddress, form)
  const sendOnce = (): Promise<FeedbackAnswer> => send<Answering<typeof feedbackAnswer>>(address, data, AbortSignal.timeout(PATIENCE))
  data.set(ownFields.ticket, (await ticketOf(form)).ticket)
  nameFilling(form, data)
  const answer = await sendOnce()
  if (answer.status !== STALE) return answer
  keepTicket(form, answer.posted_data_hash ?? '')
  data.set(ownFields.ticket, answer.posted_data_hash ?? '')
  return sendOnce()
}

function nameFilling(form: number, data: FormData): void {
  const filling = fillings.get(form)
  if (filling) data.set(ownFields.filling, String(filling))
}

/** Looks at one step, then asks the server about it. */
export async function check({ first, data }: Filled, step: number): Promise<Event> {
  const names = first.definition.steps[step]?.fields.map(({ name }) => name) ?? []
  const own = Object.entries(problemsIn(first.schema, data)).filter(([name]) => names.includes(name))
  if (own.length) return { type: 'checked', found: Object.fromEntries(own), message: first.definition.texts.validation_error }
  // A form that is only shown has nobody to ask.
  if (!first.form) return { type: 'checked', found: {}, message: '' }
  try {
    nameFilling(first.form, data)
    const answer = await send<Answering<typeof stepAnswer>>(stepAddress, data, AbortSignal.timeout(PATIENCE))
    if (answer._cf7mls_db_form_data_id) fillings.set(first.form, answer._cf7mls_db_form_data_id)
    const found = Object.entries(answer.invalid_fields).map(([name, { reason }]) => [name, reason])
    return { type: 'checked', found: Object.fromEntries(found), message: answer.message }
  } catch (reason) {
    return failure(reason, first)
  }
}

/** Fresh questions and pictures; nothing, of a form that has none: then the answer is an empty list (facts, §4). */
export async function refill(form: number): Promise<{ quiz?: Quiz; captcha?: Captcha }> {
  if (!form) return {}
  return (await send(ofForm(refillAddress, form), {})) as { quiz?: Quiz; captcha?: Captcha }
}

const refusal = ({ form, definition }: PlainFirst, unit: string, found: Readonly<Record<string, string>>): FeedbackAnswer => ({
  contact_form_id: form,
  status: 'validation_failed',
  message: definition.texts.validation_error,
  posted_data_hash: '',
  into: `#${unit}`,
  invalid_fields: Object.entries(found).map(([field, message]) => ({ field, message, idref: null, error_id: `${unit}-ve-${field}` })),
})

/** Why nothing came of it, as visitors read it (portfolio and forms, §8). */
function failure(reason: unknown, { definition }: PlainFirst): Event {
  const { fault, refusal } = reason instanceof WireError ? reason : { fault: 'offline', refusal: undefined }
  const said = { offline: words.offline, 'not-json': words.notJson, refused: refusal?.message ?? definition.texts.mail_sent_ng }
  return { type: 'failed', message: said[fault as keyof typeof said], reason }
}
