import { pack, unpack } from '../storage/tar.server'
import type { SiteFile, SiteTexts } from './transfer.server'

type Site = { readonly texts: SiteTexts; readonly files: readonly SiteFile[] }

/** Bytes of an unpacked site. */
const MOST_BYTES = 1024 * 1024 * 1024

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
export async function packSite({ texts, files }: Site): Promise<Uint8Array> {
  const data = [...texts].map(([name, value]) => ({ path: `${name}.json`, bytes: Buffer.from(textOf(value)) }))
  const others = await Promise.all(files.map(async ({ path, read }) => ({ path, bytes: await read() })))
  return pack([...data, ...others])
}

/** The site in such a file. Throws NoArchive and NoJson. */
export async function unpackSite(archive: Uint8Array): Promise<Site> {
  const texts = new Map<string, unknown>()
  const files: SiteFile[] = []
  for (const { path, bytes } of await unpack(archive, MOST_BYTES)) {
    if (path.endsWith('.json')) texts.set(path.slice(0, -5), valueIn(Buffer.from(bytes).toString('utf8'), path))
    else files.push({ path, read: async () => bytes })
  }
  return { texts, files }
}
