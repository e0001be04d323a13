import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { DamagedBackup } from './backup-file.server'

/** Whom a file is encrypted to: public keys (`age1…`), or whoever knows a passphrase. */
export type EncryptTo = { readonly recipients: readonly string[] } | { readonly passphrase: string }
/** What opens a file: secret keys (`AGE-SECRET-KEY-1…`) and passphrases. */
export type Keys = { readonly identities: readonly string[]; readonly passphrases: readonly string[] }

const FIRST = 'age-encryption.org/v1\n'

/** Encrypts a stream in the format of age (age-encryption.org/v1), which its own program reads as well. */
export async function encrypted(content: Readable, to: EncryptTo): Promise<Readable> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  if ('passphrase' in to) encrypter.setPassphrase(to.passphrase)
  else for (const recipient of to.recipients) encrypter.addRecipient(recipient)
  return Readable.fromWeb((await encrypter.encrypt(webOf(content))) as Parameters<typeof Readable.fromWeb>[0])
}

/** Decrypts such a stream. Throws DamagedBackup when no key fits, at once, or when a byte is another one, when it comes to it. */
export async function decrypted(content: Readable, { identities, passphrases }: Keys): Promise<Readable> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  for (const passphrase of passphrases) decrypter.addPassphrase(passphrase)
  const plain = await decrypter.decrypt(webOf(content)).catch((reason: Error) => {
    content.destroy()
    throw new DamagedBackup(
      /no identity matched|incorrect passphrase|scrypt/i.test(reason.message)
        ? 'this backup is encrypted, and no key or passphrase that was given opens it'
        : `this backup is encrypted, and damaged: ${reason.message}`,
    )
  })
  return Readable.from(orDamaged(Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0])), { objectMode: false })
}

async function* orDamaged(content: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of content) yield piece as Buffer
  } catch {
    throw new DamagedBackup('this backup is encrypted, and damaged or cut off')
  }
}

/** Whether a file begins as one that is encrypted. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST.length), 0, FIRST.length, 0)
    return bytesRead === FIRST.length && buffer.toString('latin1') === FIRST
  } finally {
    await handle.close()
  }
}

const webOf = (content: Readable): ReadableStream<Uint8Array> => Readable.toWeb(content) as unknown as ReadableStream<Uint8Array>
