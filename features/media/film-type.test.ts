import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filmTypeOf } from './film-type'

const ftyp = (main: string, ...others: string[]): Buffer => {
  const brands = Buffer.from(`ftyp${main}\0\0\0\0${others.join('')}`, 'latin1')
  return Buffer.concat([Buffer.from([0, 0, 0, brands.length + 4]), brands])
}
const ebml = (name: string): Buffer =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | (name.length + 7), 0x42, 0x86, 0x81, 1]), docType(name)])
const docType = (name: string): Buffer => Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | name.length]), Buffer.from(name)])

test.each([
  ['an MP4', readFileSync('walks/films/bright.mp4'), 'mp4'],
  ['a WebM', readFileSync('walks/films/bright.webm'), 'webm'],
  ['an MP4 of other brands', ftyp('XAVC', 'mp42', 'iso2'), 'mp4'],
  ['a QuickTime film', ftyp('qt  ', 'qt  '), 'quicktime'],
  ['sound', ftyp('M4A ', 'isom', 'mp42'), 'audio'],
  ['a picture in the same box', ftyp('avif', 'mif1', 'iso8'), 'other'],
  ['a Matroska film', ebml('matroska'), 'matroska'],
  ['a short WebM header', ebml('webm'), 'webm'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'other'],
  ['a box that claims too much', Buffer.from('\x7f\xff\xff\xffftypisom\0\0\0\0', 'latin1'), 'other'],
  ['a broken header', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x01, 0xff]), 'other'],
  ['nothing', Buffer.alloc(0), 'other'],
])('T14, bar D05: %s is known by what it holds', (_what, bytes, type) => expect(filmTypeOf(bytes)).toBe(type))
