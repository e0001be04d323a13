import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { Spool } from '../../storage/files/incoming.server'
import { Upload } from './upload'

type Source = AsyncIterable<Buffer>

/** A browser sends a file field that nothing was chosen in as a nameless file of no bytes: nothing was sent. */
export async function uploadOf({ file, filename }: MultipartFile, most: number, spool: Spool | undefined): Promise<Upload | undefined> {
  let size = 0
  const hash = createHash('sha256')
  async function* counted(source: Source): Source {
    for await (const chunk of source) {
      size += chunk.length
      if (size > most) continue
      hash.update(chunk)
      yield chunk
    }
  }
  const path = spool?.next()
  const chunks: Buffer[] = []
  // The file is there before anything can break off: one that appeared after its request was cleared away would stay.
  if (path) await pipeline(file, counted, (await open(path, 'wx', 0o600)).createWriteStream())
  else for await (const chunk of counted(file)) chunks.push(chunk)
  if (!filename && size === 0) return undefined
  if (file.truncated || size > most) return new Upload(filename, undefined)
  return new Upload(filename, path ? { path, size } : Buffer.concat(chunks), hash.digest('base64url'))
}

/** The same file in memory, for a call that reads it there. */
export const inMemory = async (upload: Upload): Promise<Upload> =>
  upload.incoming ? new Upload(upload.name, await readFile(upload.incoming.path), upload.hash) : upload
