import sharp from 'sharp'
import { createTurns } from '../turns.server'
import { Refusal } from '../wire/refusal'

// The library looks at what a file holds, not at its name: an SVG called .png would be drawn, with all it refers to.
// So every loader is shut but those of the four kinds that are taken, and these only for bytes in memory.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadNsgifBuffer'],
})
sharp.concurrency(1)

/** A picture of more pixels is refused before it is unpacked. */
const MOST_PIXELS = 40_000_000
/** Seconds that the work on one size may take. */
const SECONDS = 5
/** WebP quality: above it bytes grow faster than what anybody sees. */
const QUALITY = 78
const PICTURES_AT_ONCE = 2
const MOST_WAITING = 40

export type Drawing = { readonly width: number; readonly height: number; readonly bytes: Uint8Array }

const inTurn = createTurns({ atOnce: PICTURES_AT_ONCE, mostWaiting: MOST_WAITING })

/** Width and height of a picture that stands upright. Throws a Refusal when it is none of the four kinds, or too large. */
export const measure = (original: Uint8Array): Promise<{ width: number; height: number }> =>
  inTurn(() => orRefuse(async () => (await open(original).metadata()).autoOrient))

/**
 * Draws a picture anew as WebP, at most as wide and as high as told: upright, its first frame only, without what the
 * camera wrote into it, and without what was hidden behind it. Throws a Refusal when it cannot be drawn.
 */
export const redraw = (original: Uint8Array, within: { width: number; height?: number }): Promise<Drawing> =>
  inTurn(() =>
    orRefuse(async () => {
      const pipeline = open(original)
        .resize({ ...within, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
      const { data, info } = await pipeline.timeout({ seconds: SECONDS }).toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, bytes: data }
    }),
  )

const open = (original: Uint8Array) => sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })

async function orRefuse<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    throw new Refusal('not-a-picture', 'This is no JPEG, PNG, WebP or GIF picture of at most 40 megapixels.', { status: 422 })
  }
}
