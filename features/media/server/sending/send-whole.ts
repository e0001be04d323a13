import type { Feature } from '@frontage/kit/feature.server'
import { sendMissingFile } from '@frontage/kit/wire/missing-file.server'
import { isAllowed } from '@frontage/kit/wire/permission'
import { WIDTHS } from '../../spec'
import type { Crops } from '../edits/crops'
import { mayKeepMedia } from '../policy'

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

/** GET /media/whole/<name>.webp: a picture without its crop, in the largest size for screens, for who may change the crop; what was cut away is nobody else's. */
export const mountWholePictures =
  ({ whole }: Pick<Crops, 'whole'>): NonNullable<Feature['mount']> =>
  (server, _redraw, signedIn) => {
    server.get('/media/whole/:name(^[a-z0-9-]{1,80}$).webp', async (request, reply) => {
      const isTheirs = isAllowed(mayKeepMedia, await signedIn(request))
      const bytes = isTheirs ? await whole((request.params as { name: string }).name, Math.max(...WIDTHS)) : undefined
      if (!bytes) return sendMissingFile(reply)
      return reply.headers(HEADERS).type('image/webp').send(bytes)
    })
  }
