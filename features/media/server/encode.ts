import { createHash } from 'node:crypto'
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

/** Draws a picture anew in all its widths. The placeholder is made of the smallest: that is the fastest to unpack. */
export async function encode(original: Uint8Array): Promise<Picture> {
  const { width, height } = await measure(original)
  const sizes: Encoded[] = []
  for (const asked of new Set(WIDTHS.map((size) => Math.min(size, width)))) sizes.push(await encodeAt(original, asked))
  return { width, height, ...(await miniature(sizes[0]!.bytes)), sizes }
}

async function encodeAt(original: Uint8Array, asked: number): Promise<Encoded> {
  const drawing = await redraw(original, { width: asked })
  return { ...drawing, etag: etagOf(drawing.bytes) }
}

export const etagOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
