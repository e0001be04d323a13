import { createHash } from 'node:crypto'

/** The name of exactly these bytes, as HTTP knows it: `"…"`. */
export const etagOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** What is stored of a token, in hex. A plain hash is enough: nobody can try out 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
