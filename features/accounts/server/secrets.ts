import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_BYTES } from '../spec'

/** 256 random bits, as 43 letters that fit into a cookie and onto a console. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** A password nobody chose: for accounts that a command makes. */
export const newPassword = (): string => randomBytes(15).toString('base64url')

/** Changes with the password: what was signed before that counts no longer. */
export const passwordMark = (password_hash: string): string => createHash('sha256').update(password_hash).digest('base64url').slice(0, 16)
