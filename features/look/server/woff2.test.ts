import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MOST_FACE_BYTES } from '../spec'
import { readWoff2 } from './woff2'

const fileOf = (name: string): Buffer => readFileSync(`node_modules/@fontsource-variable/${name}.woff2`)
const figtree = fileOf('figtree/files/figtree-latin-wght-normal')

const refusalOf = (bytes: Uint8Array): string => {
  try {
    readWoff2(bytes)
    return 'none'
  } catch (reason) {
    return (reason as { code: string }).code
  }
}
const changed = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(figtree)
  change(bytes)
  return bytes
}

describe('what a WOFF2 file says of itself', () => {
  test('issue 6: weights and widths are read from the file', () => {
    expect(readWoff2(figtree)).toEqual({ weights: [300, 900] })
    expect(readWoff2(fileOf('archivo/files/archivo-latin-wdth-normal'))).toEqual({ weights: [100, 900], widths: [62, 125] })
    expect(figtree.length).toBeLessThan(MOST_FACE_BYTES)
  })

  test('bar E01: neither its ending nor what a browser says makes a file a typeface', () => {
    expect(refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBe('face-wrong')
    expect(refusalOf(new Uint8Array())).toBe('face-wrong')
    expect(refusalOf(changed((bytes) => bytes.writeUInt32BE(0x774f4646, 0)))).toBe('face-wrong')
    expect(refusalOf(changed((bytes) => bytes.writeUInt32BE(0x74746366, 4)))).toBe('face-collection')
  })

  test('bar E01: what is cut off, lengthened, or lies about its length is refused', () => {
    expect(refusalOf(figtree.subarray(0, figtree.length - 1))).toBe('face-broken')
    expect(refusalOf(Buffer.concat([figtree, Buffer.from('<script>')]))).toBe('face-broken')
    expect(refusalOf(figtree.subarray(0, 60))).toBe('face-broken')
    expect(refusalOf(changed((bytes) => bytes.writeUInt16BE(0xffff, 12)))).toBe('face-broken')
    expect(refusalOf(changed((bytes) => bytes.fill(0xff, 48, 120)))).toBe('face-broken')
    expect(refusalOf(changed((bytes) => bytes.fill(7, 2_000, 6_000)))).toBe('face-broken')
  })
})
