import type { Address } from './address'

export const ticketAddress = { name: 'get-ticket', via: 'GET /api/ticket' } as const satisfies Address
