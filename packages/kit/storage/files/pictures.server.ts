import { totalmem } from 'node:os'
import sharp from 'sharp'
import { luminanceOf } from '../../colours/contrast'
import { createTurns } from '../../turns.server'
import { Refusal } from '../../wire/refusal'

// The library looks at what a file holds, not at its name: an SVG called .png would be drawn, with all it refers to.
// So every loader is shut but those of the four kinds that are taken, and these only for bytes in memory.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadNsgifBuffer'],
})
sharp.concurrency(1)
// No picture comes twice: what was unpacked for the last one would only lie in memory.
sharp.cache(false)

/** A picture of more pixels is refused before it is unpacked. */
const MOST_PIXELS = 40_000_000
/** Seconds that the work on one size may take: for whatever comes from visitors, and for files that the owner of the machine brings. */
const SECONDS = 5
export const TRUSTED_SECONDS = 60
const AVIF_SECONDS = 60
/** WebP quality: above it bytes grow faster than what anybody sees. */
const QUALITY = 78
/** One picture takes up to 150 MB while it is drawn; on a small machine, or in a small container, only one is. */
const LITTLE_MEMORY = 2 ** 30
const PICTURES_AT_ONCE = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) < LITTLE_MEMORY ? 1 : 2
const MOST_WAITING = 40

/** Pixels of the longer side of a placeholder, and its quality: it is seen blurred, for a moment. */
const TINY = { side: 20, quality: 2 }
/**
 * AVIF: a higher effort takes seconds for each picture and saves little (measured). It is drawn from our own WebP, whose colours are
 * halved already; in full they would take a third more memory, time and bytes for nothing.
 */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' }

export type Drawing = { readonly width: number; readonly height: number; readonly bytes: Uint8Array }

const inTurn = createTurns({ atOnce: PICTURES_AT_ONCE, mostWaiting: MOST_WAITING })

/** Width and height of a picture that stands upright. Throws a Refusal when it is none of the four kinds, or too large. */
export const measure = (original: Uint8Array): Promise<{ width: number; height: number }> =>
  inTurn(() => orRefuse(async () => (await open(original).metadata()).autoOrient))

/**
 * Draws a picture anew as WebP, at most as wide and as high as told: upright, its first frame only, without what the
 * camera wrote into it, and without what was hidden behind it; all of it, or a part in pixels. Throws a Refusal when it cannot be drawn: 422 when it never
 * can, 503 when this machine took too long for it just now.
 */
export const redraw = (
  original: Uint8Array,
  within: { width: number; height?: number },
  seconds = SECONDS,
  part?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Promise<Drawing> =>
  inTurn(() =>
    orRefuse(async () => {
      const all = open(original)
      const pipeline = (part ? all.extract(part) : all)
        .resize({ ...within, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
      const { data, info } = await pipeline.timeout({ seconds }).toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, bytes: data }
    }),
  )

/** The average of pixels, each as far as it is seen: the colour of a logo is that of its lines, not of what shows through between them. */
function colourOf(pixels: Uint8Array): string {
  const sum = [0, 0, 0]
  let weight = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const share = pixels[at + 3] ?? 0
    weight += share
    for (const part of [0, 1, 2]) sum[part]! += (pixels[at + part] ?? 0) * share
  }
  const parts = sum.map((total) => (weight ? Math.round(total / weight) : 255))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The average colour of what can be seen of it, `#a0b1c2`, and the picture in 20 pixels: Base64 of a WebP. */
export const miniature = (original: Uint8Array): Promise<{ colour: string; tiny: string }> =>
  inTurn(() =>
    orRefuse(async () => {
      const small = open(original).resize({ width: TINY.side, height: TINY.side, fit: 'inside' })
      const seen = await small.clone().ensureAlpha().toColourspace('srgb').raw().toBuffer()
      const tiny = await small.flatten({ background: '#ffffff' }).webp({ quality: TINY.quality, effort: 6 }).toBuffer()
      return { colour: colourOf(seen), tiny: tiny.toString('base64') }
    }),
  )

/** The darkest and the brightest pixel of one of our own pictures, `#rrggbb`. Meant for placeholders: it looks at every one of them. */
export const tonesIn = (drawn: Uint8Array): Promise<readonly [string, string]> =>
  inTurn(() =>
    orRefuse(async () => {
      const { data, info } = await open(drawn).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
      const pixels = Array.from({ length: info.width * info.height }, (_, place) => data.subarray(place * 3, place * 3 + 3))
      const lightOf = ([red = 0, green = 0, blue = 0]: Uint8Array): number => luminanceOf([red, green, blue])
      const sorted = pixels.toSorted((one, other) => lightOf(one) - lightOf(other))
      const hexOf = (pixel: Buffer | undefined): string => `#${(pixel ?? Buffer.alloc(3)).toString('hex')}`
      return [hexOf(sorted[0]), hexOf(sorted.at(-1))] as const
    }),
  )

/** Draws one of our own WebP pictures as AVIF. For jobs: it takes long. */
export const asAvif = (drawn: Uint8Array): Promise<Uint8Array> =>
  inTurn(() => orRefuse(() => open(drawn).avif(AVIF).timeout({ seconds: AVIF_SECONDS }).toBuffer()))

type Cut = { readonly width: number; readonly height: number; readonly focus: readonly [number, number] }

/**
 * Draws one of our own pictures as a JPEG of exactly this size, for programs that read nothing else. What is cut away lies
 * far from the focus, in per cent from the left and from the top.
 */
export const asJpeg = (drawn: Uint8Array, { width, height, focus: [x, y] }: Cut): Promise<Uint8Array> =>
  inTurn(() =>
    orRefuse(async () => {
      const size = await open(drawn).metadata()
      const scale = Math.max(width / size.width, height / size.height)
      const [wide, high] = [Math.max(width, Math.round(size.width * scale)), Math.max(height, Math.round(size.height * scale))]
      const place = (whole: number, part: number, share: number): number =>
        Math.round(Math.min(whole - part, Math.max(0, (whole * share) / 100 - part / 2)))
      const pipeline = open(drawn)
        .resize(wide, high, { fit: 'fill' })
        .extract({ left: place(wide, width, x), top: place(high, height, y), width, height })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80, mozjpeg: true })
      return pipeline.timeout({ seconds: SECONDS }).toBuffer()
    }),
  )

/**
 * Draws one of our own pictures as a square PNG of `side` pixels, whole and in the middle of a plain ground. `share`: how much of the
 * side it may fill.
 */
export const asIcon = (drawn: Uint8Array, { side, share }: { readonly side: number; readonly share: number }): Promise<Uint8Array> =>
  inTurn(() =>
    orRefuse(async () => {
      const within = Math.round(side * share)
      const ground = { r: 255, g: 255, b: 255, alpha: 1 }
      const inner = await open(drawn).resize({ width: within, height: within, fit: 'inside' }).png().toBuffer({ resolveWithObject: true })
      const [left, right] = halves(side - inner.info.width)
      const [top, bottom] = halves(side - inner.info.height)
      return open(inner.data).extend({ left, right, top, bottom, background: ground }).flatten({ background: ground }).png().toBuffer()
    }),
  )

const halves = (whole: number): readonly [number, number] => [Math.floor(whole / 2), Math.ceil(whole / 2)]

/** A square PNG of pixels that were calculated, from the left above: red, green and blue, and how much is seen where there are four values each. */
export const pngOf = (pixels: Uint8Array, side: number): Promise<Uint8Array> =>
  inTurn(() =>
    sharp(pixels, { raw: { width: side, height: side, channels: pixels.length === side * side * 4 ? 4 : 3 } })
      .png()
      .toBuffer(),
  )

const open = (original: Uint8Array) => sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })

async function orRefuse<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (reason) {
    throw pictureRefusal(reason)
  }
}

/** The library tells in words alone that the time was over; that says nothing about the picture. */
export const pictureRefusal = (reason: unknown): Refusal =>
  reason instanceof Error && /timeout: \d+% complete/.test(reason.message)
    ? new Refusal('busy', 'Processing this picture took too long. Please try again in a moment.', { status: 503, retryAfter: 30 })
    : new Refusal('not-a-picture', 'This file is damaged, is not a JPEG, PNG, WebP, GIF or SVG picture, or has more than 40 megapixels.', {
        status: 422,
      })
