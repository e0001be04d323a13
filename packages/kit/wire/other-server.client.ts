import type { Address } from './address'
import { type CallFields, fetchFrom, type Interceptor, interception } from './send.client'
import type { ticketAddress } from './ticket.address'

/** Another server that takes the calls of a widget: its origin, the number of the widget there, and whether it gives tickets, as ours does. */
export type OtherServer = { readonly server: string; readonly id: number; readonly hasTickets: boolean }

/**
 * As the place of a widget names it: `data-server`, `data-server-id` (without it the widget's own number), and
 * `data-server-tickets="yes"`. Undefined where that is no address of the web.
 */
export function otherServerIn(said: Readonly<Partial<Record<string, string>>>, own: string): OtherServer | undefined {
  const server = /^https?:\/\/[^/?#\s@]+/i.exec(said.server ?? '')?.[0]
  return server === undefined
    ? undefined
    : { server, id: Number(said['server-id'] ?? own) || 0, hasTickets: said['server-tickets'] === 'yes' }
}

/** Puts an interceptor before those that are there already. */
export function addInterceptor(added: Interceptor): void {
  const others = interception.by
  interception.by = (...asked) => added(...asked) ?? others?.(...asked)
}

/** Asks another server what ours would be asked. Throws a WireError where nobody is reached. */
export const fetchFromOther = ({ server }: OtherServer, call: Address, input: CallFields, signal?: AbortSignal): Promise<Response> =>
  fetchFrom(call, input, signal, (path) => server + path)

// Spelled here once more: code that is for pages with another server alone shares no file with what every page loads.
const askTicket: typeof ticketAddress = { name: 'get-ticket', via: 'GET /api/ticket' }

/** A fresh ticket of another server. Throws a WireError where nobody is reached; empty where it gives none. */
export async function ticketFromOther(other: OtherServer, purpose: string): Promise<string> {
  const response = await fetchFromOther(other, askTicket, { purpose })
  const { ticket } = Object(await response.json().catch(() => ({}))) as { ticket?: unknown }
  return typeof ticket === 'string' ? ticket : ''
}
