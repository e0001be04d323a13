import { etagOf } from '@frontage/kit/hash.server'
import { type Drawing, measure, miniature, redraw } from '@frontage/kit/storage/pictures.server'
import { WIDTHS } from '../spec'

export type Encoded = Drawing & { readonly etag: string }
export type Picture = {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly tiny: string
  readonly sizes: readonly Encoded[]
}

/**
 * Draws a picture anew in all its widths, each within so many seconds if they are told. The placeholder is made of the
 * smallest: that is the fastest to unpack.
 */
export async function encode(original: Uint8Array, seconds?: number): Promise<Picture> {
  const { width, height } = await measure(original)
  const sizes: Encoded[] = []
  for (const asked of new Set(WIDTHS.map((size) => Math.min(size, width)))) sizes.push(await encodeAt(original, asked, seconds))
  return { width, height, ...(await miniature(sizes[0]!.bytes)), sizes }
}

async function encodeAt(original: Uint8Array, asked: number, seconds?: number): Promise<Encoded> {
  const drawing = await redraw(original, { width: asked }, seconds)
  return { ...drawing, etag: etagOf(drawing.bytes) }
}
