import type { Feature } from '@frontage/kit/feature.server'
import type { Files } from '@frontage/kit/storage/files.server'
import { redraw } from '@frontage/kit/storage/pictures.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { Upload } from '@frontage/kit/wire/upload'
import type { FieldName } from '../../review-form'
import { AVATAR_SIDE, PHOTO_SIDE } from '../../spec'
import { submissionMessages as words } from '../messages.sent'
import { InvalidReview } from './form-rules'

const FOLDER = '/review-media/'

/** Pictures that visitors send with their reviews. Only what was drawn anew is kept. */
export type ReviewPictures = ReturnType<typeof createReviewPictures>

export function createReviewPictures(files: Files) {
  async function keep(name: FieldName, { bytes }: Upload, side: number): Promise<string> {
    if (!bytes) throw new InvalidReview(words.pictureTooLarge, name)
    const drawn = await redraw(bytes, { width: side, height: side }).catch((reason: unknown) => {
      if (reason instanceof Refusal && reason.status === 422) throw new InvalidReview(words.notAPicture, name)
      throw reason
    })
    return FOLDER + (await files.keep(drawn.bytes, 'webp'))
  }

  return {
    /** Keeps a picture and hands back its address on this site. Throws a Complaint when it is none, or too large. */
    keepAvatar: (upload: Upload): Promise<string> => keep('review_avatar', upload, AVATAR_SIDE),
    keepPhoto: (upload: Upload): Promise<string> => keep('review_media', upload, PHOTO_SIDE),
    forget: async (addresses: readonly string[]): Promise<void> => {
      await Promise.all(addresses.map((address) => files.remove(address.slice(FOLDER.length))))
    },
  }
}

/** A picture is never a page: whoever opens its address alone gets no script and no origin. Its bytes never change. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

/** GET /review-media/ab/abcdef….webp: names are made here and cannot be guessed. */
export const mountReviewPictures =
  (files: Files): NonNullable<Feature['mount']> =>
  (server) => {
    server.get(`${FOLDER}:folder/:file`, async (request, reply) => {
      const { folder, file } = request.params as { folder: string; file: string }
      const isKey = /^[0-9a-f]{2}$/.test(folder) && /^[0-9a-f]{32}\.webp$/.test(file) && file.startsWith(folder)
      const bytes = isKey ? await files.read(`${folder}/${file}`) : undefined
      if (!bytes) throw new Refusal('no-such-picture', words.noSuchPicture, { status: 404 })
      return reply.headers(HEADERS).type('image/webp').send(bytes)
    })
  }
