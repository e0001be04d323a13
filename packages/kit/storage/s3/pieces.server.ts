import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

/** What is kept: bytes, a file of the disk, or a stream whose length nobody knows. */
export type Body = Uint8Array | { readonly path: string; readonly size: number } | Readable

/** As many bytes as go in one request; they can be read again for the next attempt. */
export type Piece = { readonly bytes: number; readonly sha256: string; open(): Readable | Uint8Array }

/** Bytes above which an object goes in parts, and of each part but the last. */
export const PART_BYTES = 16 * 1024 * 1024

/** The pieces of a body, at least one. Files are read from the disk piece by piece, and of a stream one is in memory at a time. */
export async function* piecesOf(body: Body): AsyncGenerator<Piece> {
  if (body instanceof Uint8Array) {
    for (let at = 0; at === 0 || at < body.byteLength; at += PART_BYTES) yield inMemory(body.subarray(at, at + PART_BYTES))
  } else if (body instanceof Readable) yield* piecesOfStream(body)
  else
    for (let at = 0; at === 0 || at < body.size; at += PART_BYTES) yield await ofFile(body.path, at, Math.min(body.size, at + PART_BYTES))
}

const inMemory = (bytes: Uint8Array): Piece => ({
  bytes: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  open: () => bytes,
})

async function ofFile(path: string, start: number, until: number): Promise<Piece> {
  if (start === until) return inMemory(Buffer.alloc(0))
  const open = () => createReadStream(path, { start, end: until - 1 })
  return { bytes: until - start, sha256: await sha256Of(open()), open }
}

async function* piecesOfStream(stream: Readable): AsyncGenerator<Piece> {
  let parts: Buffer[] = []
  let bytes = 0
  let isFirst = true
  for await (const part of stream as AsyncIterable<Uint8Array>) {
    for (let at = 0; at < part.byteLength; ) {
      const taken = part.subarray(at, at + PART_BYTES - bytes)
      parts.push(Buffer.from(taken))
      at += taken.byteLength
      bytes += taken.byteLength
      if (bytes < PART_BYTES) continue
      yield inMemory(Buffer.concat(parts))
      ;[parts, bytes, isFirst] = [[], 0, false]
    }
  }
  if (bytes || isFirst) yield inMemory(Buffer.concat(parts))
}

async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of stream as AsyncIterable<Uint8Array>) hash.update(part)
  return hash.digest('hex')
}

/** The SHA-256 of everything, as hex; undefined of a stream, which can be read once only. */
export async function wholeHashOf(body: Body): Promise<string | undefined> {
  if (body instanceof Uint8Array) return inMemory(body).sha256
  return body instanceof Readable ? undefined : sha256Of(createReadStream(body.path))
}
