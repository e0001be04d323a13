import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export type Sealed = {
  /** `about` says what it belongs to: a value that was copied to another place cannot be opened there. */
  seal(value: string, about: string): string
  /** What was sealed; undefined where none of the keys opens it. `isOld`: not by the newest key, so seal it anew. */
  open(sealed: string, about: string): { readonly value: string; readonly isOld: boolean } | undefined
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Secrets that have to be read again, encrypted with the keys of the site, newest first: whoever holds the database alone reads nothing. */
export function createSealed(keys: readonly string[], purpose: string): Sealed {
  const secrets = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', `sealed ${purpose}`, 32)))

  function opened(secret: Buffer, bytes: Buffer, about: string): string | undefined {
    try {
      const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString()
    } catch {
      return undefined
    }
  }

  return {
    seal: (value, about) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, secrets[0]!, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))
      return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const [place, secret] of secrets.entries()) {
        const value = opened(secret, bytes, about)
        if (value !== undefined) return { value, isOld: place > 0 }
      }
      return undefined
    },
  }
}
