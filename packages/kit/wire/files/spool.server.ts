import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { Spool } from '../../storage/files/incoming.server'
import { Upload } from './upload'

type Source = AsyncIterable<Buffer>

/** Files that a call takes, and where they go meanwhile: into memory, or into a folder. */
export type Uploads = {
  readonly most: number
  readonly bytes: number
  readonly spool?: Spool | undefined
  /** They go to memory although there is a folder; whether there is room for them is asked all the same. */
  readonly isInMemory?: boolean
}

/** Bytes after which it is looked again whether there is room for more. */
const LOOK_EVERY = 4 * 1024 * 1024

/** A browser sends a file field that nothing was chosen in as a nameless file of no bytes: nothing was sent. */
export async function uploadOf(
  { file, filename }: MultipartFile,
  { bytes: most, spool, isInMemory = false }: Uploads,
): Promise<Upload | undefined> {
  let size = 0
  let looked = Number.NEGATIVE_INFINITY
  const hash = createHash('sha256')
  async function* counted(source: Source): Source {
    for await (const chunk of source) {
      size += chunk.length
      if (size > most) continue
      if (size - looked >= LOOK_EVERY) {
        await spool?.need(chunk.length)
        looked = size
      }
      hash.update(chunk)
      yield chunk
    }
  }
  const path = isInMemory ? undefined : spool?.next()
  const chunks: Buffer[] = []
  // The file is there before anything can break off: one that appeared after its request was cleared away would stay.
  if (path) await pipeline(file, counted, (await open(path, 'wx', 0o600)).createWriteStream())
  else for await (const chunk of counted(file)) chunks.push(chunk)
  if (path) spool?.add(size)
  if (!filename && size === 0) return undefined
  if (file.truncated || size > most) return new Upload(filename, undefined)
  return new Upload(filename, path ? { path, size } : Buffer.concat(chunks), hash.digest('base64url'))
}

/** The same file in memory, for a call that reads it there. */
export const inMemory = async (upload: Upload): Promise<Upload> =>
  upload.incoming ? new Upload(upload.name, await readFile(upload.incoming.path), upload.hash) : upload
