import type { Feature, Tools } from '@frontage/kit/feature.server'
import { sendMissingFile } from '@frontage/kit/wire/missing-file.server'
import { readFor } from '@frontage/kit/wire/visitor-reading.server'
import { MAX_AGE } from '../../spec'
import { AWAY } from '../sending/send-picture'
import type { Films } from './films'

const FILE = /^([a-z0-9-]{1,80}\.(mp4|webm|vtt))(\.webp)?$/

/** A film is never a page: whoever opens its address alone gets no script and no origin. */
const HEADERS = {
  'cache-control': `public, max-age=${MAX_AGE}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

/**
 * GET /media/films/<name>.mp4 or .webm: whole, or the part that a player asks for; with .webp behind it, one moment of it.
 * With .vtt its captions, always from here: browsers take them from no other origin.
 */
export const mountFilms =
  (films: Films, files: Tools['files']): NonNullable<Feature['mount']> =>
  (server) => {
    server.get('/media/films/:file', async (request, reply) => {
      const [, file = '', type = '', isPoster] = FILE.exec((request.params as { file: string }).file) ?? []
      const film = await readFor(request, () => films.find(file))
      const key = isPoster ? film?.poster : film?.key
      const mime = isPoster ? 'image/webp' : type === 'vtt' ? 'text/vtt; charset=utf-8' : `video/${type}`
      const away = key && type !== 'vtt' && (await files.shared?.addressOf(key, mime))
      if (away) return reply.headers(AWAY).redirect(away, 302)
      const length = key ? await files.size(key) : undefined
      if (!key || length === undefined) return sendMissingFile(reply)
      const etag = `"${key.slice(3, 25)}"`
      reply.headers({ ...HEADERS, etag }).type(mime)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const part = isPoster ? undefined : partOf(request.headers, length, etag)
      if (!isPoster) reply.header('accept-ranges', 'bytes')
      if (!part) return reply.header('content-length', length).send(files.stream(key))
      const { start, end } = part
      reply.status(206).headers({ 'content-range': `bytes ${start}-${end}/${length}`, 'content-length': end - start + 1 })
      return reply.send(files.stream(key, part))
    })
  }

type RangeHeaders = { readonly range?: string | undefined; readonly 'if-range'?: string | string[] | undefined }

/** One range that lies within the film; anything else is answered with all of it, as the protocol allows. */
function partOf(headers: RangeHeaders, length: number, etag: string): { start: number; end: number } | undefined {
  if ((headers['if-range'] ?? etag) !== etag) return undefined
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  if (from === undefined || (!from && !to)) return undefined
  const start = from ? Number(from) : Math.max(0, length - Number(to))
  const end = from && to ? Math.min(Number(to), length - 1) : length - 1
  return start <= end && start < length ? { start, end } : undefined
}
