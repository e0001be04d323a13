import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Extract, extract, type Pack, pack as packer } from 'tar-stream'

/** A file in an archive. */
export type Packed = { readonly path: string; readonly bytes: Uint8Array }

/** Takes one file of an archive; all of its content has to be read before the next one comes. */
export type TakePacked = (path: string, content: AsyncIterable<Uint8Array>) => Promise<void>

/** Thrown for what is no archive, one that is larger than it may be, or one that holds anything but files and folders. */
export class NoArchive extends Error {
  override readonly name = 'NoArchive'
}

/** Bytes of a name, folders included. */
const LONGEST_PATH = 1024

/** Writes files as one `.tar.gz` that any system opens; the same files make the same bytes. Each is asked for when it is its turn. */
export async function pack(target: Writable, files: Iterable<Packed> | AsyncIterable<Packed>): Promise<void> {
  const archive = packer()
  await Promise.all([pipeline(archive, createGzip(), target), fill(archive, files)])
}

async function fill(archive: Pack, files: Iterable<Packed> | AsyncIterable<Packed>): Promise<void> {
  try {
    for await (const file of files) await addTo(archive, file)
    archive.finalize()
  } catch (reason) {
    archive.destroy(reason as Error)
    throw reason
  }
}

const addTo = (archive: Pack, { path, bytes }: Packed): Promise<void> =>
  new Promise((done, failed) => {
    const header = { name: path, size: bytes.length, mode: 0o644, mtime: new Date(0) }
    archive.entry(header, (reason) => (reason ? failed(reason) : done())).end(bytes)
  })

/**
 * Reads such an archive piece by piece, and hands over one file after the other. Throws NoArchive as soon as it holds more than
 * `most` bytes unpacked, a name that leads outside, a link or a device; and whatever `take` throws.
 */
export async function unpack(archive: AsyncIterable<Uint8Array>, most: number, take: TakePacked): Promise<void> {
  const entries = extract()
  const refused: unknown[] = []
  const taken: TakePacked = (path, content) =>
    take(path, content).catch((reason: unknown) => {
      refused.push(reason)
      throw reason
    })
  try {
    await Promise.all([filesIn(entries, taken), pipeline(archive, createGunzip(), (bytes) => atMost(most, bytes), entries)])
  } catch (reason) {
    if (refused.length) throw refused[0]
    throw asNoArchive(reason)
  }
}

const asNoArchive = (reason: unknown): NoArchive =>
  reason instanceof NoArchive ? reason : new NoArchive('this is no archive, or it is damaged')

/** What is wrong with the archive itself is told apart from what whoever takes it throws. */
async function* contentOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of entry) yield piece as Uint8Array
  } catch (reason) {
    throw asNoArchive(reason)
  }
}

async function* atMost(most: number, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const piece of bytes) {
    read += piece.length
    if (read > most) throw new NoArchive('this archive is too large when it is unpacked')
    yield piece
  }
}

async function filesIn(entries: Extract, take: TakePacked): Promise<void> {
  for await (const entry of entries) {
    const { name, type } = entry.header
    const path = innerPath(name)
    const isFile = type === 'file' || type === 'contiguous-file'
    if (!isFile && type !== 'directory') throw new NoArchive(`this archive holds a ${type}: ${path}`)
    if (isFile) await take(path, contentOf(entry))
    else entry.resume()
  }
}

/** A name that stays below the folder that it is meant for. */
function innerPath(name: string): string {
  const path = name.replace(/^\.\//, '')
  const leadsOutside = /^\/|^[a-z]:|[\\\0]/i.test(path) || path.split('/').includes('..')
  if (leadsOutside || Buffer.byteLength(path) > LONGEST_PATH) throw new NoArchive('this archive holds a name that leads outside')
  return path
}
