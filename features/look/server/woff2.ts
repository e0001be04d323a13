import { brotliDecompressSync } from 'node:zlib'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import type { OwnFace } from '../own-face'
import { MOST_FACE_UNPACKED } from '../spec'

const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .replaceAll('_', ' ')
    .split(/ (?=\S)/)
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp']
const HEADER = 48
const [WOFF2, TRUETYPE, OPENTYPE, COLLECTION] = [0x774f4632, 0x00010000, 0x4f54544f, 0x74746366]

const refuse = (kind: 'wrong' | 'broken' | 'collection'): never => {
  throw new Refusal(`face-${kind}`, messages.face[kind], { field: 'file' })
}

/** What a WOFF2 file says it can. Neither its name nor what the browser calls it is asked; throws a Refusal when it is none. */
export function readWoff2(bytes: Uint8Array): Pick<OwnFace, 'weights' | 'widths'> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < HEADER || file.readUInt32BE(0) !== WOFF2) refuse('wrong')
  const flavour = file.readUInt32BE(4)
  if (flavour === COLLECTION) refuse('collection')
  try {
    if ((flavour !== TRUETYPE && flavour !== OPENTYPE) || file.readUInt32BE(8) !== file.length) refuse('broken')
    const tables = tablesOf(file)
    const axes = axesOf(tables.get('fvar'))
    const weight = tables.get('OS/2')?.readUInt16BE(4) || 400
    const widths = axes.get('wdth')
    return { weights: within(axes.get('wght') ?? [weight, weight]), ...(widths && { widths: within(widths) }) }
  } catch (reason) {
    if (reason instanceof Refusal) throw reason
    return refuse('broken')
  }
}

const within = ([from, to]: readonly [number, number]): [number, number] => {
  const clamp = (value: number): number => Math.min(1000, Math.max(1, value))
  return [clamp(Math.floor(from)), clamp(Math.ceil(to))]
}

/** The tables by name, as they are packed: those that are packed in a way of their own are there, but cannot be read. */
function tablesOf(file: Buffer): Map<string, Buffer> {
  const { entries, end } = directoryOf(file)
  const length = entries.reduce((sum, entry) => sum + entry.length, 0)
  const names = entries.map(({ tag }) => tag)
  const hasOutlines = ['CFF ', 'CFF2'].some((tag) => names.includes(tag)) || (names.includes('glyf') && names.includes('loca'))
  if (length > MOST_FACE_UNPACKED || new Set(names).size < names.length) refuse('broken')
  if (!hasOutlines || NEEDED.some((tag) => !names.includes(tag))) refuse('broken')
  const packed = file.subarray(end, end + file.readUInt32BE(20))
  const unpacked = brotliDecompressSync(packed, { maxOutputLength: length + 1 })
  if (unpacked.length !== length) refuse('broken')
  let at = 0
  return new Map(
    entries.map(({ tag, length }) => {
      at += length
      return [tag, unpacked.subarray(at - length, at)]
    }),
  )
}

function directoryOf(file: Buffer): { entries: { tag: string; length: number }[]; end: number } {
  let at = HEADER
  const number = (): number => {
    let value = 0
    for (let place = 0; place < 5; place += 1) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    return refuse('broken')
  }
  const entry = (): { tag: string; length: number } => {
    const flags = file.readUInt8(at++)
    const known = flags & 63
    const tag = TAGS[known] ?? file.toString('latin1', at, at + 4)
    if (known === 63) at += 4
    const original = number()
    const isPlain = tag === 'glyf' || tag === 'loca' ? flags >> 6 === 3 : flags >> 6 === 0
    return { tag, length: isPlain ? original : number() }
  }
  const entries = Array.from({ length: file.readUInt16BE(12) }, entry)
  return { entries, end: at }
}

/** The axes of a typeface that has some: how far each goes. */
function axesOf(fvar: Buffer | undefined): Map<string, [number, number]> {
  if (!fvar) return new Map()
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  return new Map(
    Array.from({ length: count }, (_, place) => {
      const at = start + place * size
      return [fvar.toString('latin1', at, at + 4), [fvar.readInt32BE(at + 4) / 65536, fvar.readInt32BE(at + 12) / 65536]]
    }),
  )
}
