import { usedFor } from '@frontage/kit/island/waited.client'
import type { Address } from '@frontage/kit/wire/address'
import { patienceFor } from '@frontage/kit/wire/patience.client'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { onServer } from '@frontage/kit/wire/server.client'
import { FILLING, ownFields, QUIZ_PROOF, tokenFields } from '../../../own-fields'
import type { Asked, FeedbackAnswer } from '../../../wire'
import { captchaPaths } from '../../captcha-path'
import { textOf } from '../../first-state'
import type { Event } from '../../form-state'
import { formMessages as words } from '../../messages'
import type { PlainFirst } from '../../plain'
import { readFeedback, readRefill, readStep } from '../../wire.reading'
import { spend, tokenFor } from '../pieces/bot-check/bot-check.client'
import { dropTicket, keepTicket, ripen, ticketOf } from '../pieces/ticket/form-ticket.client'
import { problemsIn } from './look.client'

type Filled = { readonly first: PlainFirst; readonly unit: string; readonly data: FormData }

/** Facts, §3, and our own: the ticket is missing, too old, or was used for something else. A fresh one comes along. */
const STALE = 'stale_ticket'

const ofForm = <A extends Address>(address: A, form: number) => ({ ...address, via: address.via.replace(':id', String(form)) as A['via'] })

/** The number of what is being filled in, by form: it goes along with everything after the first Next. */
const fillings = new Map<number, number>()

export const begin = (form: number): void => void (form && ticketOf(form).catch(() => {}))

/** Looks at everything, then sends it. */
export async function submit({ first, unit, data }: Filled, element: Element | null = null): Promise<Event> {
  const found = problemsIn(first.schema, data)
  if (Object.keys(found).length) return { type: 'answered', answer: refusal(first, unit, found) }
  const { form, definition } = first
  try {
    const guarded = { form, guard: definition.guard }
    const token = await tokenFor(guarded)
    if (token) data.set(tokenFields[guarded.guard.check], token)
    await addProofs({ first, unit, data })
    const answer = await deliver(form, data, usedFor(element))
    if (answer.status === 'mail_sent') {
      dropTicket(form)
      proofs.delete(form)
      fillings.delete(form)
      spend(guarded)
    }
    return {
      type: 'answered',
      answer: { ...answer, ...askedIn(answer), message: answer.message || textOf(answer.status, definition.texts) },
    }
  } catch (reason) {
    return failure(reason, first)
  }
}

/** One ticket is one message, however often it is tried. A stale one is changed for a fresh one, once, and nobody notices. */
async function deliver(form: number, data: FormData, used: number): Promise<FeedbackAnswer> {
  const address = ofForm(readFeedback, form)
  const sendOnce = (): Promise<FeedbackAnswer> => send(address, data, patienceFor(data))
  data.set(ownFields.ticket, (await ticketOf(form)).ticket)
  nameFilling(form, data)
  await ripen(form, used)
  const answer = await sendOnce()
  if (answer.status !== STALE) return answer
  keepTicket(form, answer.posted_data_hash ?? '')
  data.set(ownFields.ticket, answer.posted_data_hash ?? '')
  return sendOnce()
}

function nameFilling(form: number, data: FormData): void {
  const filling = fillings.get(form)
  if (filling) data.set(FILLING, String(filling))
}

/** Looks at one step, then asks the server about it. */
export async function check({ first, unit, data }: Filled, step: number): Promise<Event> {
  const { steps, texts } = first.definition
  const names = steps[step]?.fields.map(({ name }) => name) ?? []
  const own = Object.entries(problemsIn(first.schema, data)).filter(([name]) => names.includes(name))
  if (own.length) return { type: 'checked', isGood: false, found: Object.fromEntries(own), message: texts.validation_error }
  // A form that is only shown has nobody to ask.
  if (!first.form) return { type: 'checked', isGood: true, found: {}, message: '' }
  try {
    nameFilling(first.form, data)
    await addProofs({ first, unit, data })
    const answer = await send(readStep, data, patienceFor(data))
    const { success, invalid_fields, message, _cf7mls_db_form_data_id: filling } = answer
    if (filling) fillings.set(first.form, filling)
    return { type: 'checked', isGood: success, found: invalid_fields, message: message || texts.validation_error, ...askedIn(answer) }
  } catch (reason) {
    return failure(reason, first)
  }
}

/** What makes answers count, by form, as it was asked for last. */
const proofs = new Map<number, Promise<Asked>>()

/**
 * Pictures, and proofs for the questions that stand in the page, so that none changes under the visitor's eyes; nothing, of a
 * form that asks nothing: then the answer is an empty list (facts, §4).
 */
export async function askRefill(form: number): Promise<Asked> {
  if (!form) return {}
  const asked = send(ofForm(readRefill, form), { shown: '1' }).then(askedIn)
  proofs.set(form, asked)
  asked.catch(() => proofs.delete(form))
  return asked
}

/** A quick visitor sends before the proofs have come: they go along all the same. */
async function addProofs({ first: { form, quiz = {} }, data }: Filled): Promise<void> {
  const bare = Object.keys(quiz).filter((name) => !data.get(QUIZ_PROOF + name))
  if (!bare.length) return
  const asked = await (proofs.get(form) ?? askRefill(form)).catch((): Asked => ({}))
  for (const name of bare) data.set(QUIZ_PROOF + name, asked.quiz?.[name]?.[1] ?? '')
}

const askedIn = ({ quiz, captcha }: { quiz?: Asked['quiz'] | undefined; captcha?: Asked['captcha'] | undefined }): Asked => ({
  ...(quiz && { quiz }),
  ...(captcha && { captcha: captchaPaths(captcha, onServer) }),
})

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
  const { fault, refusal } = reason instanceof WireError ? reason : new WireError('offline')
  const { mail_sent_ng } = definition.texts
  const said = { offline: words.offline, 'not-json': words.notJson, unusable: mail_sent_ng, refused: refusal?.message || mail_sent_ng }
  return { type: 'failed', message: said[fault], reason }
}
