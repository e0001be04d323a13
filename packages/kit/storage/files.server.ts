import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Where blobs live. Keys are made here, never by a visitor; a kept blob never changes. */
export type Files = {
  /** Keeps bytes durably and hands back their key, `ab/abcdef….webp`. */
  keep(bytes: Uint8Array, extension: string): Promise<string>
  /** The bytes of a key, or undefined when there are none. */
  read(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
  /** Throws when nothing can be written. */
  ping(): Promise<void>
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,8}$/

/** Files in one local folder: written beside, fsynced, then renamed, so that a half blob has no name. */
export function createLocalFiles(folder: string): Files {
  const at = (key: string): string => {
    if (!KEY.test(key)) throw new Error('not a file key')
    return path.join(folder, key)
  }

  return {
    keep: async (bytes, extension) => {
      const name = randomBytes(16).toString('hex')
      const key = `${name.slice(0, 2)}/${name}.${extension}`
      await mkdir(path.dirname(at(key)), { recursive: true })
      await writeDurably(at(key), bytes)
      return key
    },
    read: (key) => readFile(at(key)).catch(() => undefined),
    remove: (key) => rm(at(key), { force: true }),
    ping: async () => {
      await mkdir(folder, { recursive: true })
      await writeDurably(path.join(folder, '.ping'), Buffer.from('ok'))
    },
  }
}

/** The bytes are on the disk under this name when this returns, or nothing is. */
export async function writeDurably(target: string, bytes: Uint8Array): Promise<void> {
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, target)
}
