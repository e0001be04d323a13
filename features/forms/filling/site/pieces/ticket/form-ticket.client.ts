import type { AnswerOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import type { getFormTicket } from '../../../../wire'
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

const taken = new WeakSet<Puzzle>()

/** Work for one token; null where the form asks for none. What came with the ticket is done first, so that a form asks once when it wakes. */
export async function puzzleOf(form: number): Promise<Puzzle | null> {
  const { proof } = await ticketOf(form)
  const puzzle = proof && taken.has(proof) ? (await send(readFormTicket, { form })).proof : proof
  if (puzzle) taken.add(puzzle)
  return puzzle
}

/** The server gave another one. */
export const keepTicket = (form: number, ticket: string): void =>
  void tickets.set(
    form,
    ticketOf(form).then((held) => ({ ...held, ticket })),
  )

/** The message is sent; the next one will be another. */
export const dropTicket = (form: number): void => void tickets.delete(form)
