import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type Range, type S3, StorageAway } from '../s3/s3.server'
import { type Blob, type Files, fileKey, isFileKey } from './files.server'
import { LONGEST, openIncoming, sweepLeft } from './incoming.server'
import type { Room } from './room.server'
import { createShared, PUBLIC } from './shared-files.server'

type More = {
  readonly room?: Room | undefined
  /** Where everybody can read what lies below `public/`; without it that is through this server alone. */
  readonly publicUrl?: string | undefined
}

/** Files in a bucket. What comes in lies in a local folder until its request is answered; nothing else is ever there. */
export function createS3Files(open: () => Promise<S3>, folder: string, { room, publicUrl }: More = {}): Files {
  const incoming = path.join(folder, '.incoming')
  const newKey = (extension: string): string => {
    const name = randomBytes(16).toString('hex')
    return fileKey(`${name.slice(0, 2)}/${name}.${extension}`)
  }
  async function* bytes(key: string, part: Range | undefined): AsyncGenerator<Uint8Array> {
    yield* (await open()).get(key, part)
  }

  return {
    blobs: () => blobsIn(open),
    ...(publicUrl && { shared: createShared(open, publicUrl) }),
    incoming: openIncoming(incoming, room),
    sweepUnfinished: async (now) => {
      await sweepLeft(incoming, now.getTime())
      await (await open()).sweepParts(new Date(now.getTime() - LONGEST)).catch(unlessAway)
    },
    keep: async (content, extension) => {
      await room?.need(content.byteLength)
      const key = newKey(extension)
      await (await open()).put(key, content)
      room?.add(content.byteLength)
      return key
    },
    reserve: async (extension) => newKey(extension),
    take: async (source, key) => {
      await (await open()).put(fileKey(key), { path: source, size: (await stat(source)).size })
      await rm(source, { force: true })
    },
    read: async (key) => (await open()).read(fileKey(key)),
    size: async (key) => (await (await open()).head(fileKey(key)))?.bytes,
    stream: (key, part) => Readable.from(bytes(fileKey(key), part)),
    remove: async (key) => {
      const s3 = await open()
      await s3.remove(fileKey(key))
      await s3.remove(PUBLIC + key)
    },
    ping: async () => (await open()).ping(),
  }
}

/** A key and its public copy are one, so that what was left of either is found. They lie far apart: each is handed on by itself. */
async function* blobsIn(open: () => Promise<S3>): AsyncGenerator<Blob> {
  for await (const { key, ...about } of (await open()).list()) {
    const own = key.startsWith(PUBLIC) ? key.slice(PUBLIC.length) : key
    if (isFileKey(own)) yield { key: own, ...about }
  }
}

function unlessAway(reason: unknown): void {
  if (!(reason instanceof StorageAway)) throw reason
}

/** Bytes of all files in a bucket. */
export async function bytesInBucket(s3: S3): Promise<number> {
  let bytes = 0
  for await (const object of s3.list()) bytes += object.bytes
  return bytes
}
