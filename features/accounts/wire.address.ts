import type { Address } from '@frontage/kit/wire/address'

/** Calls of the page before the admin, by their addresses alone: its script stays small. */
export const passkeyQuestion = { name: 'ask-for-passkey', via: 'POST /api/passkeys/ask' } as const satisfies Address
export const passkeyAnswer = { name: 'sign-in-with-passkey', via: 'POST /api/sign-in/passkey' } as const satisfies Address
