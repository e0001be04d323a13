import type { AnswerOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { FASTEST_VISITOR } from '../../../../spec'
import type { getFormTicket } from '../../../../wire'
import { readFormTicket } from '../../../wire.reading'

export type FormTicket = AnswerOf<typeof getFormTicket>
/** Work that is done for a message; null: this form asks for none. */
export type Puzzle = NonNullable<FormTicket['proof']>

const tickets = new Map<number, Promise<FormTicket>>()
const came = new Map<number, number>()

/** The ticket of a form: fetched once, good for one message, however often that is tried. A failed fetch is not remembered. */
export function ticketOf(form: number): Promise<FormTicket> {
  const held = tickets.get(form) ?? send(readFormTicket, { form })
  tickets.set(form, held)
  held.then(
    () => came.set(form, came.get(form) ?? Date.now()),
    () => tickets.delete(form),
  )
  return held
}

/**
 * A ticket that is younger than a person is quick says that a program sends. Whoever filled the form in before its code had come
 * was no program: their message waits until the ticket is old enough. `used`: for how long the form has been in use, in milliseconds.
 */
export async function ripen(form: number, used: number): Promise<void> {
  const missing = FASTEST_VISITOR - (Date.now() - (came.get(form) ?? Date.now()))
  if (used > FASTEST_VISITOR && missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
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
export const dropTicket = (form: number): void => {
  tickets.delete(form)
  came.delete(form)
}
