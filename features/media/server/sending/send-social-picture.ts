import type { Feature, Tools } from '@frontage/kit/feature.server'
import { etagOf } from '@frontage/kit/hash.server'
import { asJpeg } from '@frontage/kit/storage/pictures.server'
import { sendMissingFile } from '@frontage/kit/wire/missing-file.server'
import { CACHE_BYTES, MAX_AGE, SOCIAL, WIDTHS } from '../../spec'
import { createMediaStore } from '../media.store'
import type { Pictures } from '../pictures'
import { createByteCache } from './byte-cache'

/** A JPEG is never a page, as little as any other picture. */
const HEADERS = {
  'cache-control': `public, max-age=${MAX_AGE}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

/**
 * GET /media/<name>-social.jpg: what other sites show where they link here, cut around the focus. It is drawn when it is
 * first asked for: most pictures never are.
 */
export function mountSocialPictures({ db, events }: Pick<Tools, 'db' | 'events'>, pictures: Pictures): NonNullable<Feature['mount']> {
  const store = createMediaStore(db)
  let drawn = createByteCache(CACHE_BYTES / 8)
  events.on('media.changed', () => {
    drawn = createByteCache(CACHE_BYTES / 8)
  })

  async function draw(name: string): Promise<Uint8Array | undefined> {
    const [row, original] = await Promise.all([store.find(name), pictures.at(name, Math.max(...WIDTHS))])
    // Other sites show no drawings.
    if (!row || !original || row.format === 'svg') return undefined
    return asJpeg(await original.bytes(), { ...SOCIAL, focus: [row.focus_x, row.focus_y] })
  }

  return (server) => {
    server.get('/media/:name(^[a-z0-9-]{1,80}$)-social.jpg', async (request, reply) => {
      const { name } = request.params as { name: string }
      const held = drawn
      const bytes = held.get(name) ?? (await draw(name))
      if (!bytes) return sendMissingFile(reply)
      held.set(name, bytes)
      return reply
        .headers({ ...HEADERS, etag: etagOf(bytes) })
        .type('image/jpeg')
        .send(bytes)
    })
  }
}
