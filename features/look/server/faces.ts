import { createHash } from 'node:crypto'
import type { Feature, Tools } from '@frontage/kit/feature.server'
import type { Brought, SiteFile } from '@frontage/kit/transfer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { readWoff2 } from './woff2'

type Faces = Pick<Tools, 'files' | 'site' | 'clock'>

const DAY = 24 * 60 * 60 * 1000
const FILE = /^([0-9a-f]{32})\.woff2$/
const settingOf = (id: string): string => `face.${id}`

/** A typeface is never a page; it may be drawn on pages of others that show parts of the site. What lies under an id never changes. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const

/** The files of typefaces that the owner brought, by the beginning of their digest. */
export type FaceFiles = ReturnType<typeof createFaceFiles>

export function createFaceFiles({ files, site, clock }: Faces) {
  const keyOf = async (id: string): Promise<string | undefined> => (await site.read(settingOf(id)))?.split(' ')[0]

  return {
    read: async (id: string): Promise<Uint8Array | undefined> => {
      const key = await keyOf(id)
      return key ? files.read(key) : undefined
    },

    /** Keeps a file that is a typeface, once. Throws a Refusal when it is none. */
    keep: async (bytes: Uint8Array): Promise<ReturnType<typeof readWoff2> & { id: string; isNew: boolean }> => {
      const read = readWoff2(bytes)
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      const key = await keyOf(id)
      const isNew = !key || !(await files.read(key))
      // Brought again, it is as young as if it had come now: nobody sweeps it away before it is published.
      await site.write(settingOf(id), `${isNew ? await files.keep(bytes, 'woff2') : key} ${clock.now().toISOString()}`)
      return { ...read, id, isNew }
    },

    all: async (): Promise<string[]> => (await site.allBehind(settingOf(''))).map(({ name }) => name),

    /** Lets go of files that no look names any more, a day after they came. */
    sweep: async (isNamed: (id: string) => boolean): Promise<void> => {
      for (const { name: id, value } of await site.allBehind(settingOf(''))) {
        const [key = '', came = ''] = value.split(' ')
        if (isNamed(id) || clock.now().getTime() - Date.parse(came) < DAY) continue
        await site.remove(settingOf(id))
        await files.remove(key)
      }
    },
  }
}

/** GET /look/faces/<id>.woff2 */
export const mountFaces =
  (faces: FaceFiles): NonNullable<Feature['mount']> =>
  (server) => {
    server.get('/look/faces/:file', async (request, reply) => {
      const [, id] = FILE.exec((request.params as { file: string }).file) ?? []
      const bytes = id && (await faces.read(id))
      if (!bytes) return reply.callNotFound()
      return reply.headers(HEADERS).type('font/woff2').send(bytes)
    })
  }

const AT = /^typefaces\/([0-9a-f]{32})\.woff2$/

/** The files as they leave the site with it. */
export const facesOut = (faces: FaceFiles) => async (): Promise<SiteFile[]> =>
  (await faces.all()).map((id) => ({ path: `typefaces/${id}.woff2`, read: async () => (await faces.read(id)) ?? new Uint8Array() }))

/** And as they come in: one that is no typeface, or not the one that it says, stays outside, and letters of the system stand there. */
export const facesIn =
  (faces: FaceFiles) =>
  async (files: readonly SiteFile[]): Promise<Brought[]> => {
    const brought: Brought[] = []
    for (const { path, read } of files) {
      if (!AT.test(path)) continue
      const kept = await faces.keep(await read()).catch((reason: unknown) => {
        if (reason instanceof Refusal) return undefined
        throw reason
      })
      if (kept) brought.push({ what: `typeface ${kept.id.slice(0, 8)}`, outcome: kept.isNew ? 'new' : 'same' })
    }
    return brought
  }
