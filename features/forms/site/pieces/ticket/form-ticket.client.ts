import { addressOf } from '@frontage/kit/wire/address'
import { formTicketAddress } from '../../../wire.address'

/** What comes along with a message: its ticket, and the work that is done for it meanwhile; null: none. */
export type FormTicket = { readonly ticket: string; readonly proof: Puzzle | null }
export type Puzzle = { readonly parameters: Readonly<Record<string, unknown>>; readonly signature?: string }

const tickets = new Map<number, Promise<FormTicket>>()

/** The ticket of a form: fetched once, good for one message, however often that is tried. A failed fetch is not remembered. */
export function ticketOf(form: number): Promise<FormTicket> {
  const held = tickets.get(form) ?? fetchTicket(form)
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

async function fetchTicket(form: number): Promise<FormTicket> {
  const response = await fetch(`${addressOf(formTicketAddress).path}?form=${form}`)
  if (!response.ok) throw new Error('no ticket')
  return (await response.json()) as FormTicket
}
