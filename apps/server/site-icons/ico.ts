const HEAD = 6
const LINE = 16

/** Square PNGs of at most 255 pixels in one file of the kind that every browser asks for by itself: ICO, with PNG inside. */
export function icoOf(pictures: readonly { readonly side: number; readonly png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(HEAD + LINE * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ side, png }, place) => {
    const at = HEAD + LINE * place
    head.writeUInt8(side, at)
    head.writeUInt8(side, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
