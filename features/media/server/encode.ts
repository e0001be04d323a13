import { etagOf } from '@frontage/kit/hash.server'
import { type Drawing, measure, miniature, redraw } from '@frontage/kit/storage/pictures.server'
import { type Crop, isWhole, pixelsOf, WHOLE } from '../crop'
import { WIDEST_SECONDS, WIDEST_STORED, WIDTHS } from '../spec'
import { cleanSvg } from './svg/clean-svg'
import { looksLikeSvg } from './svg/read-svg'

export type Encoded = Drawing & { readonly etag: string }
/** How a picture is kept: its sizes as WebP, or a drawing that fits every size. */
export type Format = 'webp' | 'svg'
export type Picture = {
  readonly format: Format
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly tiny: string
  readonly sizes: readonly Encoded[]
}

/**
 * Draws a picture anew in all its widths, each within so many seconds if they are told; all of it also as wide as crops are made
 * from. The placeholder is made of the smallest: that is the fastest to unpack.
 */
async function encodeWebp(original: Uint8Array, seconds: number | undefined, crop: Crop): Promise<Picture> {
  const all = await measure(original)
  const part = isWhole(crop) ? undefined : pixelsOf(crop, all)
  const { width, height } = part ?? all
  const sizes: Encoded[] = []
  for (const asked of new Set(WIDTHS.map((size) => Math.min(size, width)))) sizes.push(await encodeAt(original, asked, { seconds, part }))
  const widest = Math.min(WIDEST_STORED, width)
  if (!part && widest > Math.max(...WIDTHS)) sizes.push(await encodeAt(original, widest, { seconds: seconds ?? WIDEST_SECONDS, part }))
  return { format: 'webp', width, height, ...(await miniature(sizes[0]!.bytes)), sizes }
}

/** `seconds`: how long the work on each size may take, where that is known to be no trap. `takesSvg`: whether it may be a drawing. */
export type Keeping = { readonly seconds?: number; readonly takesSvg?: boolean }

/** What a picture is kept as, all of it or what a crop shows of it. A drawing is never cropped. */
export const encode = async (original: Uint8Array, { seconds, takesSvg = false }: Keeping = {}, crop = WHOLE): Promise<Picture> =>
  takesSvg && looksLikeSvg(original) ? encodeSvg(original) : encodeWebp(original, seconds, crop)

/** A drawing, written anew from what is allowed in one. It has no placeholder: it comes as fast as one. */
function encodeSvg(original: Uint8Array): Picture {
  const { bytes, width, height, colour } = cleanSvg(original)
  return { format: 'svg', width, height, colour, tiny: '', sizes: [{ width, height, bytes, etag: etagOf(bytes) }] }
}

type How = { readonly seconds: number | undefined; readonly part: ReturnType<typeof pixelsOf> | undefined }

async function encodeAt(original: Uint8Array, asked: number, { seconds, part }: How): Promise<Encoded> {
  const drawing = await redraw(original, { width: asked }, seconds, part)
  return { ...drawing, etag: etagOf(drawing.bytes) }
}
