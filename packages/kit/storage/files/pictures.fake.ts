import sharp from 'sharp'

/** A JPEG of one colour, into which a camera wrote "secret-of-the-camera". */
export const createPhoto = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .toBuffer()
