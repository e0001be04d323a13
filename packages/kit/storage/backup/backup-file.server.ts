import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'

/** A file in a backup: its name there, and where it lies or what it holds. */
export type Part = { readonly name: string } & ({ readonly from: string } | { readonly text: string })

/** Thrown for a file that is no backup, or no longer the one that was written; says so in one line. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup'
}

/** After the archive comes one block that names its length and the SHA-256 of all before. Programs for archives stop before it. */
const BLOCK = 512

const sealOf = (bytes: number, sha256: string): Buffer => {
  const block = Buffer.alloc(BLOCK)
  block.write(`frontage-backup bytes=${bytes} sha256=${sha256}\n`)
  return block
}

/** Files one after the other as an archive, with its seal. */
export function backupOf(parts: readonly Part[]): Readable {
  const archive = pack()
  addAll(archive, parts).catch((reason: Error) => archive.destroy(reason))
  return Readable.from(sealed(archive as unknown as AsyncIterable<Buffer>), { objectMode: false })
}

/** Writes a file for its owner alone: beside first, synced, then under its name. */
export async function writeWhole(target: string, content: Readable): Promise<void> {
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`
  try {
    await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(draft, target)
  } catch (reason) {
    await rm(draft, { force: true })
    throw reason
  }
}

export const writeBackup = (target: string, parts: readonly Part[]): Promise<void> => writeWhole(target, backupOf(parts))

async function addAll(archive: Pack, parts: readonly Part[]): Promise<void> {
  for (const part of parts) await add(archive, part)
  archive.finalize()
}

async function add(archive: Pack, part: Part): Promise<void> {
  const size = 'text' in part ? Buffer.byteLength(part.text) : (await stat(part.from)).size
  await new Promise<void>((done, failed) => {
    const header = { name: part.name, size, mode: 0o600, mtime: new Date(0) }
    const entry = archive.entry(header, (reason) => (reason ? failed(reason) : done()))
    // Where the archive cannot be written, this ends as well.
    entry.on('error', failed)
    if ('text' in part) return entry.end(part.text)
    const content = createReadStream(part.from).on('error', failed)
    entry.on('close', () => content.destroy())
    content.pipe(entry)
  })
}

async function* sealed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let length = 0
  for await (const piece of bytes) {
    hash.update(piece)
    length += piece.length
    yield piece
  }
  yield sealOf(length, hash.digest('hex'))
}

/** Reads the whole file once. Throws DamagedBackup when a single bit of it is another one, or anything is missing. */
export async function checkSeal(file: string): Promise<void> {
  const length = (await stat(file)).size - BLOCK
  if (length < BLOCK) throw new DamagedBackup('this is no backup, or it is cut off')
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(BLOCK), 0, BLOCK, length)
    const hash = createHash('sha256')
    for await (const piece of createReadStream(file, { end: length - 1 })) hash.update(piece as Buffer)
    if (!buffer.equals(sealOf(length, hash.digest('hex')))) throw new DamagedBackup('this backup is damaged or cut off, or it is no backup')
  } finally {
    await handle.close()
  }
}

/** The files of a backup, in their order, each to be read before the next. Throws DamagedBackup for anything that is no file. */
export async function readBackup(file: string, take: (name: string, content: Readable) => Promise<void>): Promise<void> {
  const entries = extract()
  const taken = async (): Promise<void> => {
    for await (const entry of entries) {
      if (entry.header.type !== 'file') throw new DamagedBackup(`this backup holds a ${entry.header.type}`)
      await take(entry.header.name, entry as unknown as Readable)
      entry.resume()
    }
  }
  await Promise.all([taken(), pipeline(createReadStream(file, { end: (await stat(file)).size - BLOCK - 1 }), entries)])
}
