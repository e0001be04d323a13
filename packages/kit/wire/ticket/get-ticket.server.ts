import { answer, type Route } from '../answer.server'
import { anyone } from '../permission'
import { Refusal } from '../refusal'
import { getTicket } from './ticket'
import type { Tickets } from './ticket.server'

/** Hands out tickets for the purposes that some call asks for, and for no others. */
export const getTicketRoute = (tickets: Tickets, routes: readonly Route[]): Route => {
  const purposes = new Set(routes.map(({ call }) => call.ticket?.purpose))
  return answer(getTicket)
    .allow(anyone)
    .with(async ({ purpose }) => {
      if (!purposes.has(purpose)) throw new Refusal('unknown-purpose', 'There is no such ticket.', { status: 404, field: 'purpose' })
      return { ticket: tickets.issue(purpose) }
    })
}
