import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Feature, Tools } from '@frontage/kit/feature.server'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import type { Brought, SiteFile } from '@frontage/kit/transfer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import { MAX_AGE } from '../spec'

type Films = Pick<Tools, 'files' | 'site'>

const FILE = /^([a-z0-9-]{1,80})\.webm$/
const settingOf = (name: string): string => `film.${name}`
const HEADERS = {
  'accept-ranges': 'bytes',
  'cache-control': `public, max-age=${MAX_AGE}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

/** GET /media/films/<name>.webm: whole, or the part that a player asks for. */
export const mountFilms =
  ({ files, site }: Films): NonNullable<Feature['mount']> =>
  (server) => {
    server.get('/media/films/:file', async (request, reply) => {
      const name = FILE.exec((request.params as { file: string }).file)?.[1]
      const key = name && (await site.read(settingOf(name)))
      const bytes = key ? await files.read(key) : undefined
      if (!bytes) throw new Refusal('no-such-film', messages.noSuchFilm, { status: 404 })
      const part = partOf(request.headers.range, bytes.length)
      reply.headers(HEADERS).type('video/webm')
      if (!part) return reply.send(bytes)
      reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`)
      return reply.send(bytes.subarray(part.start, part.end + 1))
    })
  }

/** One range that lies within the film; anything else is answered with all of it, as the protocol allows. */
function partOf(header: string | undefined, length: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || (!from && !to)) return undefined
  const start = from ? Number(from) : Math.max(0, length - Number(to))
  const end = from && to ? Math.min(Number(to), length - 1) : length - 1
  return start <= end && start < length ? { start, end } : undefined
}

/** The films that there are, as files of an exported site. */
export async function filmsOf({ db, files }: Pick<Tools, 'db' | 'files'>): Promise<SiteFile[]> {
  const rows = await db
    .withTables<KitTables>()
    .selectFrom('setting')
    .selectAll()
    .where('name', 'like', settingOf('%'))
    .orderBy('name')
    .execute()
  const read = async (key: string): Promise<Uint8Array> => (await files.read(key)) ?? new Uint8Array()
  return rows.map(({ name, value }) => ({ path: `films/${name.slice(settingOf('').length)}.webm`, read: () => read(value) }))
}

/** Keeps a film under a name, in place of the one that had it. */
export async function keepFilm(name: string, bytes: Uint8Array, { files, site }: Films): Promise<Brought['outcome']> {
  const key = await site.read(settingOf(name))
  const before = key ? await files.read(key) : undefined
  if (before && Buffer.compare(before, bytes) === 0) return 'same'
  await site.write(settingOf(name), await files.keep(bytes, 'webm'))
  if (key) await files.remove(key)
  return before ? 'changed' : 'new'
}

/** Keeps the films of the demo business, where it has some. */
export async function importFilms(folder: string, { files, site }: Films): Promise<void> {
  const at = path.join(folder, 'films')
  for (const file of await readdir(at).catch(() => [])) {
    const name = FILE.exec(file)?.[1]
    if (name && !(await site.read(settingOf(name))))
      await site.write(settingOf(name), await files.keep(await readFile(path.join(at, file)), 'webm'))
  }
}
