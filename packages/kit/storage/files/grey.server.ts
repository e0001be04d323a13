import sharp from 'sharp'

/** A PNG of grey pixels that we made ourselves, one byte each, row by row. */
export const drawGrey = (pixels: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
