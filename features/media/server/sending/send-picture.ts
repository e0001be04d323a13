import type { Feature, Tools } from '@frontage/kit/feature.server'
import { sendMissingFile } from '@frontage/kit/wire/missing-file.server'
import { readFor } from '@frontage/kit/wire/visitor-reading.server'
import { MAX_AWAY_AGE, MAX_VERSION_AGE, WIDTHS } from '../../spec'
import { type Pictures, SVG_TYPE } from '../pictures'

const FILE = new RegExp(`^([a-z0-9-]{1,80}?)(?:-(${WIDTHS.join('|')})\\.webp|\\.svg)$`)

const AGE = `public, max-age=${MAX_AWAY_AGE}`
/** What an address leads to that names the version is never another one. */
const FOR_GOOD = `public, max-age=${MAX_VERSION_AGE}, immutable`

/** A picture is never a page: whoever opens its address alone gets no script and no origin. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  vary: 'Accept',
} as const

/** Nor is a drawing. What it is made of was written by us; that it may only be looked at is said once more. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Leads to the public copy of a file: its bytes do not come from this server. */
export const AWAY = { 'cache-control': AGE } as const

/**
 * GET /media/<name>-<width>.webp: any of the widths works for any picture; none is sent wider than it is. Whoever says
 * that it reads AVIF gets that, once there is one. `?v=` names the version that is meant. A drawing is sent as it is for each of them, and as /media/<name>.svg; never from
 * another address than ours, where nobody would say what may run in it.
 */
export const mountPictures =
  (pictures: Pictures, { files, library }: Pick<Tools, 'files' | 'library'>): NonNullable<Feature['mount']> =>
  (server) => {
    server.get('/media/:file', async (request, reply) => {
      const [, name = '', width] = FILE.exec((request.params as { file: string }).file) ?? []
      const takesAvif = /\bimage\/avif\b/.test(request.headers.accept ?? '')
      const picture = await readFor(request, () => pictures.at(name, Number(width ?? Math.max(...WIDTHS)), takesAvif))
      if (!picture) return sendMissingFile(reply)
      const isSvg = picture.type === SVG_TYPE
      const away = isSvg ? undefined : await files.shared?.addressOf(picture.file, picture.type)
      if (away) return reply.headers({ ...AWAY, vary: HEADERS.vary }).redirect(away, 302)
      const isKnown = knows(request.headers['if-none-match'], picture.etag)
      const bytes = isKnown ? undefined : await picture.bytes()
      const isVersion = await leadsToVersion(request, name, library)
      reply.headers({
        ...HEADERS,
        'cache-control': isVersion ? FOR_GOOD : AGE,
        ...(isSvg && { 'content-security-policy': SVG_POLICY }),
        etag: picture.etag,
      })
      return bytes ? reply.type(picture.type).send(bytes) : reply.status(304).send()
    })
  }

type Asked = Parameters<typeof readFor>[0] & { readonly query: unknown }

async function leadsToVersion(request: Asked, name: string, library: Tools['library']): Promise<boolean> {
  const { v } = request.query as { v?: unknown }
  return typeof v === 'string' && (await readFor(request, () => library.find([name]))).get(name)?.version === v
}

const knows = (header: string | undefined, etag: string): boolean =>
  header
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*') ?? false
