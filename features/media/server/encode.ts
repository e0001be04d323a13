import { createHash } from 'node:crypto'
import { Refusal } from '@frontage/kit/wire/refusal'
import sharp from 'sharp'
import { messages } from '../messages'
import { ENCODE_SECONDS, MOST_PIXELS, QUALITY, WIDTHS } from '../spec'

// The library looks at what a file holds, not at its name: an SVG called .png would be drawn, with all it refers to.
// So every loader is shut but those of the four kinds that are taken, and these only for bytes in memory.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadNsgifBuffer'],
})
sharp.concurrency(1)

export type Encoded = { readonly width: number; readonly height: number; readonly bytes: Uint8Array; readonly etag: string }
export type Picture = { readonly width: number; readonly height: number; readonly sizes: readonly Encoded[] }

/** Draws a picture anew in all its widths: upright, without what the camera wrote into it, and without what was hidden behind it. */
export async function encode(original: Uint8Array): Promise<Picture> {
  try {
    const { autoOrient } = await open(original).metadata()
    const widths = new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))
    const sizes: Encoded[] = []
    for (const width of widths) sizes.push(await encodeAt(original, width))
    return { width: autoOrient.width, height: autoOrient.height, sizes }
  } catch {
    throw new Refusal('not-a-picture', messages.notAPicture, { status: 422 })
  }
}

const open = (original: Uint8Array) => sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })

async function encodeAt(original: Uint8Array, asked: number): Promise<Encoded> {
  const pipeline = open(original).resize({ width: asked, withoutEnlargement: true }).webp({ quality: QUALITY })
  const { data, info } = await pipeline.timeout({ seconds: ENCODE_SECONDS }).toBuffer({ resolveWithObject: true })
  const etag = `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`
  return { width: info.width, height: info.height, bytes: data, etag }
}
