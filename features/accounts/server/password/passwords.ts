import { randomBytes } from 'node:crypto'
import { createTurns } from '@frontage/kit/turns.server'
import { hash, verify } from '@node-rs/argon2'
import { HASHES_AT_ONCE, MOST_WAITING } from '../../spec'

export type Hasher = { hash(password: string): Promise<string>; verify(hashed: string, password: string): Promise<boolean> }

/** OWASP's argon2id: 19 MiB, 2 passes, 1 lane. Algorithm 2 = argon2id; a salt of its own comes with every hash. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const argon2id: Hasher = {
  hash: (password) => hash(password, OPTIONS),
  verify: (hashed, password) => verify(hashed, password),
}

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes and checks passwords, few at once: a crowd at the door waits instead of eating the memory. */
export function createPasswords(hasher: Hasher = argon2id) {
  const inTurn = createTurns({ atOnce: HASHES_AT_ONCE, mostWaiting: MOST_WAITING })
  /** No password fits this: both parts are random. It costs as much time to find out as for a real one. */
  const decoy = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$${unpadded(16)}$${unpadded(32)}`
  /** The same letters may be spelled in two ways, depending on the keyboard. */
  const spelled = (password: string): string => password.normalize('NFC')

  return {
    hash: (password: string): Promise<string> => inTurn(() => hasher.hash(spelled(password))),

    /** Whether a password fits. Without a hash it never does, after the same time. `first` runs when it is its turn, and may refuse. */
    fits: (password: string, hashed: string | undefined, first: () => Promise<void>): Promise<boolean> =>
      inTurn(async () => {
        await first()
        const isRight = await hasher.verify(hashed ?? decoy, spelled(password))
        return isRight && hashed !== undefined
      }),
  }
}

const unpadded = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '')
