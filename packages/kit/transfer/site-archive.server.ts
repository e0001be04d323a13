import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Spool } from '../storage/files/incoming.server'
import { NoArchive, type Packed, pack, unpack } from '../storage/tar.server'
import type { SiteFile, SiteTexts } from './transfer.server'

type Site = { readonly texts: SiteTexts; readonly files: readonly SiteFile[] }

const MEGABYTE = 1024 * 1024
/**
 * Bytes of an unpacked site: at most 1 GB, and of a small archive no more than a site could have been that small. Pictures
 * hardly get smaller, documents to a tenth; what gets a thousand times larger was made to fill memory.
 */
const MOST_BYTES = 1024 * MEGABYTE
const ALWAYS_FINE = 64 * MEGABYTE
const MOST_TIMES = 30
const mostOf = (packed: number): number => Math.min(MOST_BYTES, ALWAYS_FINE + MOST_TIMES * packed)
/** Bytes of the data, which is held in memory. */
const MOST_TEXT = 96 * MEGABYTE

/** Thrown for a file that is no JSON; its path. */
export class NoJson extends Error {
  override readonly name = 'NoJson'
}

/** Data as it stands in a file. */
export const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export function valueIn(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new NoJson(path)
  }
}

/** Writes a site as one new file. */
export const packSite = (target: string, site: Site): Promise<void> =>
  pack(createWriteStream(target, { flags: 'wx', mode: 0o600 }), filesOf(site))

async function* filesOf({ texts, files }: Site): AsyncGenerator<Packed> {
  for (const [name, value] of texts) yield { path: `${name}.json`, bytes: Buffer.from(textOf(value)) }
  for (const { path, read } of files) yield { path, bytes: await read() }
}

/**
 * The site in such a file: its data in memory, everything else as files that `spool` holds until it is cleared. Throws NoArchive,
 * NoJson, and the Refusal of a full disk.
 */
export async function unpackSite(archive: string, spool: Spool): Promise<Site> {
  const texts = new Map<string, unknown>()
  const files: SiteFile[] = []
  let held = 0
  const most = mostOf((await stat(archive)).size)
  await unpack(createReadStream(archive), most, async (path, content) => {
    if (!path.endsWith('.json')) return void files.push(await laid(path, content, spool))
    const bytes: Uint8Array[] = []
    for await (const piece of content) {
      held += piece.length
      if (held > MOST_TEXT) throw new NoArchive('this archive holds more data than a site can have')
      bytes.push(piece)
    }
    texts.set(path.slice(0, -5), valueIn(Buffer.concat(bytes).toString('utf8'), path))
  })
  return { texts, files }
}

async function laid(path: string, content: AsyncIterable<Uint8Array>, spool: Spool): Promise<SiteFile> {
  const at = spool.next()
  await pipeline(content, (pieces) => asRoomAllows(pieces, spool), createWriteStream(at, { flags: 'wx', mode: 0o600 }))
  return { path, at, read: () => readFile(at) }
}

async function* asRoomAllows(pieces: AsyncIterable<Uint8Array>, spool: Spool): AsyncGenerator<Uint8Array> {
  let asked = 0
  for await (const piece of pieces) {
    asked -= piece.length
    if (asked < 0) await spool.need(4 * MEGABYTE)
    if (asked < 0) asked = 4 * MEGABYTE
    yield piece
  }
}
