import type { Feature, Tools } from '@frontage/kit/feature.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { readFor } from '@frontage/kit/wire/visitor-reading.server'
import { messages } from '../messages'
import { MAX_AGE, MAX_AWAY_AGE, WIDTHS } from '../spec'
import type { Pictures } from './pictures'

const FILE = new RegExp(`^([a-z0-9-]{1,80})-(${WIDTHS.join('|')})\\.webp$`)

/** A picture is never a page: whoever opens its address alone gets no script and no origin. */
const HEADERS = {
  'cache-control': `public, max-age=${MAX_AGE}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  vary: 'Accept',
} as const

/** Leads to the public copy of a file: its bytes do not come from this server. */
export const AWAY = { 'cache-control': `public, max-age=${MAX_AWAY_AGE}` } as const

/**
 * GET /media/<name>-<width>.webp: any of the widths works for any picture; none is sent wider than it is. Whoever says
 * that it reads AVIF gets that, once there is one.
 */
export const mountPictures =
  (pictures: Pictures, files: Tools['files']): NonNullable<Feature['mount']> =>
  (server) => {
    server.get('/media/:file', async (request, reply) => {
      const [, name = '', width] = FILE.exec((request.params as { file: string }).file) ?? []
      const takesAvif = /\bimage\/avif\b/.test(request.headers.accept ?? '')
      const picture = await readFor(request, () => pictures.at(name, Number(width), takesAvif))
      if (!picture) throw new Refusal('no-such-picture', messages.noSuchPicture, { status: 404 })
      const away = await files.shared?.addressOf(picture.file, picture.type)
      if (away) return reply.headers({ ...AWAY, vary: HEADERS.vary }).redirect(away, 302)
      const isKnown = knows(request.headers['if-none-match'], picture.etag)
      const bytes = isKnown ? undefined : await picture.bytes()
      reply.headers({ ...HEADERS, etag: picture.etag })
      return bytes ? reply.type(picture.type).send(bytes) : reply.status(304).send()
    })
  }

const knows = (header: string | undefined, etag: string): boolean =>
  header
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*') ?? false
