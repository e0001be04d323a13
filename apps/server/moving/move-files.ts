import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isMissing, type S3 } from '@frontage/kit/storage/s3.server'
import { putBlobs } from '../backup/bucket-blobs'
import { keysBelow } from '../backup/make-backup'
import { BLOB } from '../backup/manifest'

/** Where files lie: a folder, or a bucket. */
export type FilesAt = { readonly folder: string } | { readonly bucket: S3 }

/**
 * Copies every file that is not there yet, and hands back how many there are. A file has its name only when it is whole. Throws
 * when one of them is another than that of the source.
 */
export async function moveFiles(from: FilesAt, to: FilesAt, onFile: (count: number) => void): Promise<number> {
  const there = await sizesAt(to)
  let count = 0
  for (const [key, bytes] of await sizesAt(from)) {
    if (there.get(key) !== bytes) await copy(from, to, key)
    onFile(++count)
  }
  await compare(from, to)
  return count
}

async function copy(from: FilesAt, to: FilesAt, key: string): Promise<void> {
  if ('bucket' in to && 'folder' in from) return putBlobs(to.bucket, from.folder, [key])
  if ('bucket' in to) throw new Error('files are moved into a bucket from a folder only')
  await layWhole(readerOf(from, key), path.join(to.folder, key))
}

const readerOf = (at: FilesAt, key: string): Readable => ('bucket' in at ? at.bucket.get(key) : createReadStream(path.join(at.folder, key)))

async function layWhole(content: Readable, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const draft = `${place}.${randomBytes(4).toString('hex')}.part`
  try {
    await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(draft, place)
  } catch (reason) {
    await rm(draft, { force: true })
    throw reason
  }
}

/** Bytes by key. */
async function sizesAt(at: FilesAt): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  if ('bucket' in at) for await (const { key, bytes } of at.bucket.list()) if (BLOB.test(key)) sizes.set(key, bytes)
  if ('folder' in at)
    for (const key of await keysBelow(at.folder).catch(ifMissing([]))) sizes.set(key, (await stat(path.join(at.folder, key))).size)
  return sizes
}

/** What lies in a bucket was compared with its checksum when it came; what lies in a folder is read once more. */
async function compare(from: FilesAt, to: FilesAt): Promise<void> {
  const there = await sizesAt(to)
  for (const [key, bytes] of await sizesAt(from)) {
    const isSame = there.get(key) === bytes && ('bucket' in to || (await hashOf(readerOf(from, key))) === (await hashOf(readerOf(to, key))))
    if (!isSame) throw new Error(`the file ${key} is not the same`)
  }
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** Copies all plain files of a folder, such as stored e-mails. */
export async function moveFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true }).catch(ifMissing([]))) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const place = path.join(entry.parentPath, entry.name)
    await moveFile(place, path.join(to, path.relative(from, place)))
  }
}

export const moveFile = (from: string, to: string): Promise<void> => layWhole(createReadStream(from), to)

const ifMissing =
  <Result>(otherwise: Result) =>
  (reason: unknown): Result => {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT' || isMissing(reason)) return otherwise
    throw reason
  }
