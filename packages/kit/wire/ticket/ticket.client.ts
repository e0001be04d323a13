import { addressOf } from '../address'
import { onServer } from '../server.client'
import { ticketAddress } from '../ticket.address'

const tickets = new Map<string, Promise<string>>()

/** The ticket for a purpose: fetched once, shared by all islands of the page. A failed fetch is not remembered. */
export function ticketFor(purpose: string): Promise<string> {
  const held = tickets.get(purpose) ?? fetchTicket(purpose)
  tickets.set(purpose, held)
  held.catch(() => tickets.delete(purpose))
  return held
}

export const forgetTicket = (purpose: string): void => void tickets.delete(purpose)

async function fetchTicket(purpose: string): Promise<string> {
  const response = await fetch(onServer(`${addressOf(ticketAddress).path}?purpose=${encodeURIComponent(purpose)}`))
  if (!response.ok) throw new Error(`no ticket for ${purpose}`)
  const { ticket } = Object(await response.json()) as { ticket?: unknown }
  if (typeof ticket !== 'string') throw new Error(`no ticket for ${purpose}`)
  return ticket
}
