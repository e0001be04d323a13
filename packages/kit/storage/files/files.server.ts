import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { openIncoming, PART, type Spool, sweepLeft, sweepParts } from './incoming.server'
import type { Room } from './room.server'

export { sweepParts }

/** Where blobs live. Keys are made here, never by a visitor; a kept blob never changes. */
export type Files = {
  /** Everything that is kept, in no order. A key comes once more for its public copy. */
  blobs(): AsyncGenerator<Blob>
  /** Where everybody can read what is public; undefined where that is through this server alone. */
  readonly shared?: Shared | undefined
  /** Keeps bytes durably and hands back their key, `ab/abcdef….webp`. Throws a Refusal when there is no room for them. */
  keep(bytes: Uint8Array, extension: string): Promise<string>
  /** Where files of one request lie until it is answered. */
  incoming(): Spool
  /** Removes what a crash cut off more than an hour ago: files of requests, and blobs that are only half written. */
  sweepUnfinished(now: Date): Promise<void>
  /** A key that nothing is kept under yet: note it down first, and no crash leaves a blob that nobody knows of. */
  reserve(extension: string): Promise<string>
  /** Keeps a file of `incoming` durably under a reserved key, without reading it. It is no longer where it was. */
  take(path: string, key: string): Promise<void>
  /** The bytes of a key, or undefined when there are none. */
  read(key: string): Promise<Uint8Array | undefined>
  /** How many bytes a key has, or undefined when there are none. */
  size(key: string): Promise<number | undefined>
  /** The bytes of a key, or those from `start` to `end`, one after the other. */
  stream(key: string, part?: { readonly start: number; readonly end: number }): Readable
  remove(key: string): Promise<void>
  /** Throws when nothing can be written. */
  ping(): Promise<void>
}

/** `modified`: when its bytes were written. */
export type Blob = { readonly key: string; readonly bytes: number; readonly modified: Date }

/** Public copies beside the site, such as behind a CDN. */
export type Shared = {
  /** `https://cdn.example`, for content policies. */
  readonly origin: string
  /** Where everybody can read these bytes under this type, for good; they are copied there first. Undefined when there are none. */
  addressOf(key: string, type: string): Promise<string | undefined>
}

/** Folders of blobs, by the first two signs of their keys. */
const SHELF = /^[0-9a-f]{2}$/
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,8}$/

/** Whether a store made this key. */
export const isFileKey = (key: string): boolean => KEY.test(key)

/** The same; throws when it is none. */
export function fileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('not a file key')
  return key
}

/** Files in one local folder: written beside, fsynced, then renamed, so that a half blob has no name. Without a room there is always enough. */
export function createLocalFiles(folder: string, room?: Room): Files {
  const at = (key: string): string => path.join(folder, fileKey(key))

  async function newKey(extension: string): Promise<string> {
    const name = randomBytes(16).toString('hex')
    const key = `${name.slice(0, 2)}/${name}.${extension}`
    await mkdir(path.dirname(at(key)), { recursive: true, mode: 0o700 })
    return key
  }

  return {
    blobs: () => blobsBelow(folder),
    incoming: openIncoming(path.join(folder, '.incoming'), room),
    sweepUnfinished: async (now) => {
      await sweepLeft(path.join(folder, '.incoming'), now.getTime())
      const shelves = (await readdir(folder).catch(() => [])).filter((name) => SHELF.test(name))
      await sweepParts([folder, ...shelves.map((name) => path.join(folder, name))], now.getTime())
    },
    keep: async (bytes, extension) => {
      await room?.need(bytes.byteLength)
      const key = await newKey(extension)
      await writeDurably(at(key), bytes)
      room?.add(bytes.byteLength)
      return key
    },
    reserve: newKey,
    take: async (source, key) => {
      await sync(source)
      await rename(source, at(key))
      await sync(path.dirname(at(key)))
    },
    read: (key) => readFile(at(key)).catch(() => undefined),
    size: async (key) => (await stat(at(key)).catch(() => undefined))?.size,
    stream: (key, part) => createReadStream(at(key), part),
    remove: (key) => rm(at(key), { force: true }),
    ping: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeDurably(path.join(folder, '.ping'), Buffer.from('ok'))
    },
  }
}

async function* blobsBelow(folder: string): AsyncGenerator<Blob> {
  for (const shelf of await readdir(folder).catch(() => [])) {
    if (!SHELF.test(shelf)) continue
    for (const name of await readdir(path.join(folder, shelf))) {
      const key = `${shelf}/${name}`
      const found = isFileKey(key) ? await stat(path.join(folder, key)).catch(() => undefined) : undefined
      if (found) yield { key, bytes: found.size, modified: found.mtime }
    }
  }
}

/** The bytes are on the disk under this name when this returns, or nothing is, nor a part of them beside it. */
export async function writeDurably(target: string, bytes: Uint8Array): Promise<void> {
  const draft = `${target}.${randomBytes(4).toString('hex')}${PART}`
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
  } catch (reason) {
    await rm(draft, { force: true })
    throw reason
  }
}

/** Tells the disk to keep what a file, or a folder, holds now. */
async function sync(target: string): Promise<void> {
  const file = await open(target, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
