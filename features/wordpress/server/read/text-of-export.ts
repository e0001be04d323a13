import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BadXml } from '@frontage/kit/wordpress/export/xml-reader.server'
import { isSettingsStart } from './export-file'

type Bytes = AsyncIterable<Uint8Array>

/** Characters that an export may have when it is unpacked: nobody has more, and a small file could hold any number of them. */
const MOST_CHARACTERS = 8 * 1024 ** 3
const isPacked = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b

/** The text of an export file in pieces; one that is packed with gzip is unpacked on the way. Throws a BadXml for one that is damaged or endless. */
export async function* textOfExport(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let length = 0
  for await (const piece of await unpacked(bytes)) {
    const text = decoder.decode(piece, { stream: true })
    length += text.length
    if (length > MOST_CHARACTERS) throw new BadXml('this export file is too large')
    yield text
  }
  yield decoder.decode()
}

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
    if (/^Z_/.test((reason as NodeJS.ErrnoException).code ?? '')) throw new BadXml('this export file is damaged')
    throw reason
  }
}

/** Whether a file begins as an export of WordPress does, or as one of its theme or forms: a mistaken one is refused before the rest of it is sent. */
export async function isExportStart(bytes: Bytes): Promise<boolean> {
  let text = ''
  try {
    for await (const piece of textOfExport(bytes)) {
      text += piece
      if (text.length > LOOKED_AT) break
    }
  } catch {
    // The rest of a packed file has not come yet.
  }
  return isSettingsStart(text) || (/<rss[\s>]/.test(text) && text.includes('wordpress.org/export/'))
}

/** Characters at the beginning of a file. WordPress explains itself for two thousand first. */
const LOOKED_AT = 64 * 1024
