import { isMissing, type S3 } from '../s3/s3.server'
import type { Shared } from './files.server'

/** Before the keys of copies that everybody may read; all other objects are for the site alone. */
export const PUBLIC = 'public/'

/** Copies that one process knows to be there. */
const MOST_KNOWN = 50_000

const FOR_GOOD = 'public, max-age=31536000, immutable'

/**
 * Copies of public files in the same bucket, below `public/`, which `address` leads to. A copy is made by the storage itself when it
 * is first asked for. While that fails, everybody is served through the site.
 */
export function createShared(open: () => Promise<S3>, address: string): Shared {
  const known = new Map<string, Promise<boolean>>()

  async function look(key: string, type: string): Promise<boolean> {
    const s3 = await open()
    if (await s3.head(PUBLIC + key)) return true
    const source = await s3.head(key)
    if (!source) return false
    return s3.copy(key, PUBLIC + key, { type, cacheControl: FOR_GOOD, bytes: source.bytes }).then(() => true, ifMissing)
  }

  function remember(key: string, type: string): Promise<boolean> {
    if (known.size >= MOST_KNOWN) known.clear()
    const looked = look(key, type)
    known.set(key, looked)
    const forget = (): void => void known.delete(key)
    looked.then((isThere) => isThere || forget(), forget)
    return looked
  }

  return {
    origin: new URL(address).origin,
    addressOf: async (key, type) => {
      const isThere = await (known.get(key) ?? remember(key, type)).catch(() => false)
      return isThere ? `${address}/${key}` : undefined
    },
  }
}

function ifMissing(reason: unknown): boolean {
  if (isMissing(reason)) return false
  throw reason
}
