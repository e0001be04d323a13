import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

type Bytes = Buffer<ArrayBuffer>
const joined = (...parts: (Uint8Array | string)[]): Bytes => Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)))
const u16 = (value: number): Bytes => Buffer.from([value & 255, (value >> 8) & 255])
const u32 = (value: number): Bytes => joined(u16(value & 65_535), u16(value >>> 16))

const chunk = (type: string, data: Uint8Array): Bytes => {
  const body = joined(type, data)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return joined(length, body, sum)
}

/** A black PNG that says it is so large; `rows` are those that are really there. An interlaced one can only be unpacked as a whole. */
export function png(
  width: number,
  height: number,
  { rows = height, extra = Buffer.alloc(0) as Uint8Array, tail = '', isInterlaced = false } = {},
): Bytes {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  head[12] = Number(isInterlaced)
  // Seven passes have more beginnings of rows, and more bytes that are not full.
  const row = Math.ceil(width / 8) + (isInterlaced ? 12 : 1)
  const data = deflateSync(Buffer.alloc(row * rows), { level: 9 })
  return joined(
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    extra,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
    tail,
  )
}

/** A text that stands in a picture, beside what is seen. */
export const hiddenText = (text: string): Uint8Array => chunk('tEXt', Buffer.from(`Comment\0${text}`))

/** Puts a camera's notes, a place among them, into a JPEG. */
export function withPlace(jpeg: Uint8Array): Bytes {
  const notes = joined('Exif\0\0II*\0', u32(8), u16(1), u16(0x8825), u16(4), u32(1), u32(26), u32(0), 'PLACE-CANARY')
  const size = Buffer.alloc(2)
  size.writeUInt16BE(notes.length + 2)
  return joined(jpeg.subarray(0, 2), Buffer.from('ffe1', 'hex'), size, notes, jpeg.subarray(2))
}

export type Packed = { readonly name: string; readonly data?: Uint8Array | string; readonly isLocked?: boolean; readonly claims?: number }

const NOTHING = deflateRawSync('')

/** An archive as programs write it. `claims`: how large the list says that a file is. */
export function zip(files: readonly Packed[]): Bytes {
  const parts: Bytes[] = []
  const list: Bytes[] = []
  let at = 0
  for (const { name, data = '', isLocked = false, claims } of files) {
    const raw = Buffer.from(data as Uint8Array)
    const packed = raw.length ? deflateRawSync(raw) : NOTHING
    const facts = joined(u16(20), u16(isLocked ? 1 : 0), u16(8), u32(0), u32(crc32(raw)), u32(packed.length), u32(claims ?? raw.length))
    const named = joined(u16(Buffer.byteLength(name)), u16(0))
    const entry = joined('PK\x03\x04', facts, named, name, packed)
    list.push(joined(Buffer.from('504b01021400', 'hex'), facts, named, u16(0), u16(0), u16(0), u32(0), u32(at), name))
    parts.push(entry)
    at += entry.length
  }
  const listing = joined(...list)
  const count = Math.min(files.length, 65_535)
  return joined(...parts, listing, 'PK\x05\x06', u32(0), u16(count), u16(count), u32(listing.length), u32(at), u16(0))
}
