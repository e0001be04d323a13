import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Extract, extract, type Pack, pack as packer } from 'tar-stream'

/** A file in an archive. */
export type Packed = { readonly path: string; readonly bytes: Uint8Array }

/** Thrown for what is no archive, one that is larger than it may be, or one that holds anything but files and folders. */
export class NoArchive extends Error {
  override readonly name = 'NoArchive'
}

/** Bytes of a name, folders included. */
const LONGEST_PATH = 1024

const bytesOf = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

/** Files as one `.tar.gz` that any system opens; the same files make the same bytes. Each is asked for when it is its turn. */
export async function pack(files: Iterable<Packed> | AsyncIterable<Packed>): Promise<Uint8Array> {
  const archive = packer()
  const [packed] = await Promise.all([pipeline(archive, createGzip(), bytesOf), fill(archive, files)])
  return packed
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
 * The files of such an archive, read piece by piece. Throws NoArchive as soon as it holds more than `most` bytes unpacked, a
 * name that leads outside, a link or a device.
 */
export async function unpack(archive: Uint8Array, most: number): Promise<Packed[]> {
  const entries = extract()
  const gunzip = createGunzip()
  gunzip.end(archive)
  try {
    const [files] = await Promise.all([filesIn(entries), pipeline(gunzip, (bytes) => atMost(most, bytes), entries)])
    return files
  } catch (reason) {
    throw reason instanceof NoArchive ? reason : new NoArchive('this is no archive, or it is damaged')
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

async function filesIn(entries: Extract): Promise<Packed[]> {
  const files: Packed[] = []
  for await (const entry of entries) {
    const { name, type } = entry.header
    const path = innerPath(name)
    const isFile = type === 'file' || type === 'contiguous-file'
    if (!isFile && type !== 'directory') throw new NoArchive(`this archive holds a ${type}: ${path}`)
    const bytes = await bytesOf(entry)
    if (isFile) files.push({ path, bytes })
  }
  return files
}

/** A name that stays below the folder that it is meant for. */
function innerPath(name: string): string {
  const path = name.replace(/^\.\//, '')
  const leadsOutside = /^\/|^[a-z]:|[\\\0]/i.test(path) || path.split('/').includes('..')
  if (leadsOutside || Buffer.byteLength(path) > LONGEST_PATH) throw new NoArchive('this archive holds a name that leads outside')
  return path
}
