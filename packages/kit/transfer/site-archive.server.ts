import { type Packed, pack, unpack } from '../storage/tar.server'
import type { SiteFile, SiteTexts } from './transfer.server'

type Site = { readonly texts: SiteTexts; readonly files: readonly SiteFile[] }

/**
 * Bytes of an unpacked site: at most 1 GB, and of a small archive no more than a site could have been that small. Pictures
 * hardly get smaller, documents to a tenth; what gets a thousand times larger was made to fill memory.
 */
const MOST_BYTES = 1024 * 1024 * 1024
const ALWAYS_FINE = 64 * 1024 * 1024
const MOST_TIMES = 30
const mostOf = (archive: Uint8Array): number => Math.min(MOST_BYTES, ALWAYS_FINE + MOST_TIMES * archive.length)

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

/** A site as one file. */
export const packSite = (site: Site): Promise<Uint8Array> => pack(filesOf(site))

async function* filesOf({ texts, files }: Site): AsyncGenerator<Packed> {
  for (const [name, value] of texts) yield { path: `${name}.json`, bytes: Buffer.from(textOf(value)) }
  for (const { path, read } of files) yield { path, bytes: await read() }
}

/** The site in such a file. Throws NoArchive and NoJson. */
export async function unpackSite(archive: Uint8Array): Promise<Site> {
  const texts = new Map<string, unknown>()
  const files: SiteFile[] = []
  for (const { path, bytes } of await unpack(archive, mostOf(archive))) {
    if (path.endsWith('.json')) texts.set(path.slice(0, -5), valueIn(Buffer.from(bytes).toString('utf8'), path))
    else files.push({ path, read: async () => bytes })
  }
  return { texts, files }
}
