import { isCaptions } from './captions'

/** What a film may be; also how its name ends. */
export type FilmType = 'mp4' | 'webm'

/** What stands beside films: their captions, as WebVTT. */
export type CaptionsType = 'vtt'

/** Why bytes are no film that can be taken. */
export type NoFilm = 'quicktime' | 'matroska' | 'audio' | 'other'

/** Bytes that are enough to tell what a file is. */
export const HEAD = 4096

/** Brands of ISO 14496-12 that browsers play, as they stand in the first box of a file. */
const mp4Brands = /^(?:isom|iso[2-9a-c]|mp4[12]|mp71|avc1|hvc1|hev1|av01|dash|cmf[cs]|msdh|MSNV|M4V[ HP]?|f4v )$/

/** What a file is by its first bytes, whatever it is called. */
export function filmTypeOf(head: Uint8Array): FilmType | CaptionsType | NoFilm {
  return isoType(head) ?? ebmlType(head) ?? (isCaptions(new TextDecoder().decode(head.subarray(0, 16))) ? 'vtt' : 'other')
}

const asciiAt = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const uint32 = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0

/** A box `ftyp`: its length, its name, the main brand, a version, and the other brands. */
function isoType(head: Uint8Array): FilmType | NoFilm | undefined {
  const length = uint32(head, 0)
  if (asciiAt(head, 4, 8) !== 'ftyp' || length < 16 || length > head.length) return undefined
  const main = asciiAt(head, 8, 12)
  if (/^M4[AB] $/.test(main)) return 'audio'
  if (main === 'qt  ') return 'quicktime'
  const others = Array.from({ length: Math.floor((length - 16) / 4) }, (_, place) => asciiAt(head, 16 + place * 4, 20 + place * 4))
  if (/^(?:heic|heix|mif1|msf1|avif|avis|jp2 )$/.test(main)) return 'other'
  return [main, ...others].some((brand) => mp4Brands.test(brand)) ? 'mp4' : 'other'
}

const EBML = 0x1a45dfa3
const DOCTYPE = [0x42, 0x82] as const

/** An EBML header of RFC 8794, in which the kind of document stands as text. */
function ebmlType(head: Uint8Array): FilmType | NoFilm | undefined {
  if (uint32(head, 0) !== EBML) return undefined
  const { value: length, next } = sizeAt(head, 4)
  for (let at = next; at < Math.min(next + length, head.length); ) {
    const isShort = (head[at] ?? 0) >= 0x80
    const size = sizeAt(head, at + (isShort ? 1 : 2))
    if (head[at] === DOCTYPE[0] && head[at + 1] === DOCTYPE[1]) return docTypeIn(asciiAt(head, size.next, size.next + size.value))
    at = size.next + size.value
  }
  return 'other'
}

const docTypeIn = (name: string): FilmType | NoFilm =>
  (({ webm: 'webm', matroska: 'matroska' }) as const)[name.split('\0', 1)[0] ?? ''] ?? 'other'

/** A number of variable length: how many zeros lead says how many bytes follow. */
function sizeAt(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number } {
  const first = bytes[at] ?? 0
  const length = first ? Math.clz32(first) - 23 : 8
  let value = first & (0xff >> length)
  for (let place = 1; place < length; place++) value = value * 256 + (bytes[at + place] ?? 0)
  return { value, next: at + length }
}
