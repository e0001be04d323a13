import type { Address } from '@frontage/kit/wire/address'

/** Calls of whoever keeps the accounts; the header knows them by their addresses. */
export const getSession = { name: 'get-session', via: 'GET /api/session' } as const satisfies Address
export const signIn = { name: 'sign-in', via: 'POST /api/sign-in' } as const satisfies Address
export const signOut = { name: 'sign-out', via: 'POST /api/sign-out' } as const satisfies Address

/** A call of whoever has the pages. */
export const searchSite = { name: 'search-site', via: 'GET /api/search' } as const satisfies Address

/** Where people work who have an account; it asks for a sign-in by itself. */
export const ADMIN = '/admin'
/** Where a letter is asked for that leads to a new password. */
export const FORGOTTEN = '/admin/forgotten'
