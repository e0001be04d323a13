import type { AnswerOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import type { getFormTicket } from '../../../wire'
import { readFormTicket } from '../../../wire.reading'

export type FormTicket = AnswerOf<typeof getFormTicket>
/** Work that is done for a message; null: this form asks for none. */
export type Puzzle = NonNullable<FormTicket['proof']>

const tickets = new Map<number, Promise<FormTicket>>()

/** The ticket of a form: fetched once, good for one message, however often that is tried. A failed fetch is not remembered. */
export function ticketOf(form: number): Promise<FormTicket> {
  const held = tickets.get(form) ?? send(readFormTicket, { form })
  tickets.set(form, held)
  held.catch(() => tickets.delete(form))
  return held
}

/** The server gave another one. */
export const keepTicket = (form: number, ticket: string): void =>
  void tickets.set(
    form,
    ticketOf(form).then((held) => ({ ...held, ticket })),
  )

/** The message is sent; the next one will be another. */
export const dropTicket = (form: number): void => void tickets.delete(form)
