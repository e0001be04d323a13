import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Tools } from '@frontage/kit/feature.server'
import { FOLDER_LETTERS } from '../../spec'

export type Folders = ReturnType<typeof createFolders>

const CHECK_LETTERS = 22
const SHAPE = new RegExp(`^([A-Za-z0-9]{${FOLDER_LETTERS}}\\d{10})-([\\w-]{${CHECK_LETTERS}})$`)

/**
 * The folder of one visit's uploads: random letters and the Unix time, as the originals have it, and a keyed check behind
 * them. Whoever knows a folder may send and delete what is in it, so it is told to nobody but its visitor.
 */
export function createFolders({ keys, clock }: Pick<Tools, 'keys' | 'clock'>) {
  const checkOf = (key: string, body: string): string =>
    createHmac('sha256', key).update(`folder\0${body}`).digest('base64url').slice(0, CHECK_LETTERS)
  const seal = (letters: string, seconds: number): string => {
    const body = letters.slice(0, FOLDER_LETTERS).padEnd(FOLDER_LETTERS, '0') + String(seconds).padStart(10, '0')
    return `${body}-${checkOf(keys[0]!, body)}`
  }
  const lettersOf = (bytes: Buffer): string => bytes.toString('base64').replace(/[^A-Za-z0-9]/g, '')
  const now = (): number => Math.floor(clock.now().getTime() / 1000)

  function isOurs(folder: string): boolean {
    const [, body, check] = SHAPE.exec(folder) ?? []
    return (
      body !== undefined && check !== undefined && keys.some((key) => timingSafeEqual(Buffer.from(checkOf(key, body)), Buffer.from(check)))
    )
  }

  return {
    isOurs,
    make: (): string => seal(lettersOf(randomBytes(48)), now()),
    /** The folder of a visit that brings none of ours: always the same one for the same ticket, so that its files are counted together. */
    ofTicket: (ticket: string): string => {
      const issued = Number.parseInt(ticket.split('.')[0] ?? '', 36)
      return seal(
        lettersOf(createHmac('sha256', keys.at(-1)!).update(`folder of\0${ticket}`).digest()),
        Number.isSafeInteger(issued) ? issued : now(),
      )
    },
  }
}
