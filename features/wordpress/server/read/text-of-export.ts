import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { unreadable } from '../../messages.gaps'
import { LOOKED_AT } from './sources'
import { Unreadable } from './unreadable'

type Bytes = AsyncIterable<Uint8Array>

/** Characters that an export may have when it is unpacked: nobody has more, and a small file could hold any number of them. */
const MOST_CHARACTERS = 8 * 1024 ** 3
const isPacked = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b

/**
 * The text of an export file in pieces: UTF-8, or UTF-16 where it begins so. One that is packed with gzip is unpacked on the way. Throws
 * an Unreadable for one that is damaged or endless.
 */
export async function* textOfExport(bytes: Bytes): AsyncGenerator<string> {
  let decoder = new TextDecoder('utf-8')
  let length = 0
  for await (const piece of await unpacked(bytes)) {
    if (length === 0) decoder = new TextDecoder(encodingOf(piece))
    const text = decoder.decode(piece, { stream: true })
    length += text.length
    if (length > MOST_CHARACTERS) throw new Unreadable(unreadable.endless)
    yield text
  }
  yield decoder.decode()
}

/** By the two bytes with which files of spreadsheets begin. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

async function unpacked(bytes: Bytes): Promise<Bytes> {
  const all = bytes[Symbol.asyncIterator]()
  const first = await all.next()
  const whole = restOf(first, all)
  if (first.done || !isPacked(first.value)) return whole
  const source = Readable.from(whole)
  const unpack = createGunzip()
  source.on('error', (reason) => unpack.destroy(reason))
  return readable(source.pipe(unpack))
}

async function* restOf(first: IteratorResult<Uint8Array>, all: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = first; !next.done; next = await all.next()) yield next.value
}

async function* readable(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (reason) {
    if (/^Z_/.test((reason as NodeJS.ErrnoException).code ?? '')) throw new Unreadable(unreadable.damaged)
    throw reason
  }
}

/** How a file begins, as far as it is here: a mistaken one is refused before the rest of it is sent. */
export async function startOfExport(bytes: Bytes): Promise<string> {
  let text = ''
  try {
    for await (const piece of textOfExport(bytes)) {
      text += piece
      if (text.length > LOOKED_AT) break
    }
  } catch {
    // The rest of a packed file has not come yet.
  }
  return text
}
